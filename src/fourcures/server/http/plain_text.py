"""Requests without control characters: their bodies, which are counted, and their parameters."""

from __future__ import annotations

from litestar.exceptions import HTTPException, InternalServerException
from litestar.handlers import BaseRouteHandler

from ...protocol.texts import check_json, check_texts
from .limits import Limits
from .requests import AnyConnection, AnyRequest


class PlainRequest(AnyRequest):
    """A request whose body is refused if a text in it has a character that no text may have."""

    async def body(self) -> bytes:
        try:
            return await super().body()
        except InternalServerException:  # of Litestar; it is no failure of the server
            raise HTTPException("the body ended too early", status_code=400) from None

    async def json(self) -> object:
        body = await self.body()
        limits: Limits = self.app.state["server"].limits
        limits.storage.take(limits.payer(self), len(body))
        check_json(body.decode())
        return await super().json()


def require_plain_text(connection: AnyConnection, _handler: BaseRouteHandler) -> None:
    """Raise Refused if a parameter of the address has a character that no text may have."""
    check_texts(connection.path_params)
    if connection.scope.get("query_string"):
        check_texts(dict(connection.query_params.multi_items()))
