"""The files of deploy/ can be parsed, and name settings that exist."""

from __future__ import annotations

import configparser
import json
import re
from pathlib import Path
from typing import Any

import yaml  # type: ignore[import-untyped]

from fourcures.server.process.settings import ServerSettings, variable

ROOT = Path(__file__).parent.parent.parent
DEPLOY = ROOT / "deploy"
INSTRUCTIONS = {"FROM", "ENV", "WORKDIR", "COPY", "RUN", "USER", "VOLUME", "EXPOSE"} | {
    "HEALTHCHECK",
    "STOPSIGNAL",
    "ENTRYPOINT",
    "CMD",
}
VARIABLES = {variable(field) for field in ServerSettings.__struct_fields__}


def known(names: set[str]) -> bool:
    """Return whether all FOURCURES variables among these exist."""
    return {name for name in names if name.startswith("FOURCURES_")} <= VARIABLES


def settings_of(environment: dict[str, str]) -> ServerSettings:
    return ServerSettings.read({}, environment)


def test_the_compose_file_makes_a_server_of_two_processes() -> None:
    compose: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    services = compose["services"]
    assert set(services) == {"database", "tables", "proxy"}
    tables = services["tables"]
    assert tables["deploy"]["replicas"] == 2
    assert (DEPLOY / tables["build"]["context"] / tables["build"]["dockerfile"]).is_file()
    assert known(set(tables["environment"]))
    settings = settings_of({name: str(value) for name, value in tables["environment"].items()})
    assert settings.database.startswith("postgresql+asyncpg://")
    assert settings.trust_proxy
    assert set(compose["volumes"]) == {"database"}
    assert tables["read_only"]
    assert tables["cap_drop"] == ["ALL"]
    for service in services.values():
        for needed in service.get("depends_on", []):
            assert needed in services
    for volume in services["proxy"]["volumes"]:
        assert (DEPLOY / volume.split(":")[0]).is_file()


def instructions(text: str) -> list[tuple[str, str]]:
    """Return the instructions of a Containerfile, with continued lines joined."""
    joined = re.sub(r"\\\n\s*", " ", text)
    lines = [line for line in joined.splitlines() if line and not line.startswith("#")]
    return [(line.split(None, 1)[0], line.split(None, 1)[1]) for line in lines]


def test_the_containerfile_copies_existing_files_and_starts_an_existing_command() -> None:
    steps = instructions((DEPLOY / "Containerfile").read_text("utf-8"))
    assert steps[0][0] == "FROM"
    assert {name for name, _ in steps} <= INSTRUCTIONS
    copied: set[str] = set()
    stages = {rest.split(" AS ")[1] for name, rest in steps if name == "FROM" and " AS " in rest}
    for name, rest in steps:
        if name == "COPY" and rest.startswith("--from="):
            stage, made, _ = rest.removeprefix("--from=").split()
            assert stage in stages
            built = ("/src/fourcures/client", "/opt/fourcures/dist")
            assert made.endswith(built), "where the builds put what they make"
        elif name == "COPY":
            for source in rest.split()[:-1]:
                assert (ROOT / source).exists(), source
                copied.add(source)
        if name in ("ENTRYPOINT", "CMD"):
            assert json.loads(rest) in (["fourcures"], ["serve"])
        if name == "HEALTHCHECK":
            program = json.loads(rest.partition("CMD ")[2])[2]
            compile(program, "HEALTHCHECK", "exec")
        if name == "ENV":
            assert known({pair.split("=")[0] for pair in rest.split()})
    assert ("USER", "fourcures") in steps
    needed = re.findall(r"from '\./(.*)'", (ROOT / "web" / "vite.config.ts").read_text("utf-8"))
    assert {f"web/{name}" for name in needed} <= copied


def directives(text: str) -> dict[str, Any]:
    """Return an nginx configuration as nested blocks; fail if a brace or semicolon is missing."""
    words = re.findall(r'"[^"]*"|[{};]|[^\s{};"]+', re.sub(r"#.*", "", text))
    root: dict[str, Any] = {}
    stack, line = [root], list[str]()
    for word in words:
        if word == ";":
            assert line, "a semicolon after nothing"
            stack[-1].setdefault(" ".join(line), None)
            line = []
        elif word == "{":
            stack.append(stack[-1].setdefault(" ".join(line), {}))
            line = []
        elif word == "}":
            assert not line, f"no semicolon after {line}"
            stack.pop()
            assert stack, "a brace too many"
        else:
            line.append(word)
    assert len(stack) == 1
    assert not line
    return root


def test_the_proxy_forwards_sockets_and_hides_metrics() -> None:
    http = directives((DEPLOY / "nginx.conf").read_text("utf-8"))["http"]
    assert "default upgrade" in http["map $http_upgrade $connection_upgrade"]
    server = http["server"]
    assert server["location ^~ /fourcures/metrics"] == {"return 404": None}
    passed = server["location /fourcures/"]
    for directive in (
        "proxy_pass http://fourcures",
        "proxy_http_version 1.1",
        "proxy_set_header Host $http_host",
        "proxy_set_header Upgrade $http_upgrade",
        "proxy_set_header Connection $connection_upgrade",
        "proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for",
    ):
        assert directive in passed
    assert "server tables:8000 resolve" in http["upstream fourcures"]
    zones = [name.split()[-2 if "rate=" in name else -1] for name in http if "_zone" in name]
    for zone in zones:
        name = zone.removeprefix("zone=").partition(":")[0]
        assert any(name in limit.replace("=", " ").split() for limit in passed), name


def unit() -> tuple[configparser.ConfigParser, dict[str, str]]:
    """Return the unit of systemd, and the environment that it sets."""
    environment: dict[str, str] = {}
    lines = []
    for line in (DEPLOY / "fourcures.service").read_text("utf-8").splitlines():
        if line.startswith("Environment="):
            name, _, value = line.removeprefix("Environment=").partition("=")
            environment[name] = value
        else:
            lines.append(line)
    parsed = configparser.ConfigParser(interpolation=None, strict=False)
    parsed.optionxform = str  # type: ignore[assignment,method-assign]
    parsed.read_string("\n".join(lines))
    return parsed, environment


def test_the_unit_of_systemd_starts_the_server() -> None:
    parsed, _environment = unit()
    assert set(parsed.sections()) == {"Unit", "Service", "Install"}
    assert parsed["Service"]["ExecStart"].endswith("/fourcures serve")
    assert parsed["Service"]["EnvironmentFile"] == "/etc/fourcures.env"
    assert parsed["Service"]["Restart"] == "always"


def settings_lines(text: str) -> dict[str, str]:
    """Return the variables of a file of settings."""
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return dict(line.split("=", 1) for line in lines)


def test_the_settings_for_systemd_are_for_a_proxy_or_after_an_edit_for_a_network() -> None:
    text = (DEPLOY / "fourcures.env").read_text("utf-8")
    behind = settings_lines(text)
    possible = settings_lines(text.replace("# FOURCURES", "FOURCURES").replace("# DATA", "DATA"))
    assert known(set(possible))
    settings = settings_of(behind | {"DATABASE_URL": "x.sqlite"})
    assert (settings.path, settings.host) == ("/fourcures", "127.0.0.1")
    assert settings.secure and settings.trust_proxy
    alone = settings_of({name: possible[name] for name in set(possible) - set(behind)})
    assert (alone.path, alone.host) == ("", "0.0.0.0")
    assert not alone.secure and not alone.trust_proxy


def test_the_commands_of_the_documentation_have_the_environment_of_the_unit() -> None:
    """`fourcures doctor` checks what the server has: its user, folders, limits and settings."""
    parsed, environment = unit()
    page = (ROOT / "docs" / "host" / "deploy.md").read_text("utf-8")
    (line,) = re.findall(r"^sudo systemd-run (?:.*\\\n)*.*$", page, re.M)
    words = line.replace("\\\n", " ").split()
    given = dict(
        word.split("=", 1) for word, before in zip(words[1:], words, strict=False) if before == "-p"
    )
    for name in ("DynamicUser", "User", "StateDirectory", "StateDirectoryMode", "CacheDirectory"):
        assert given[name] == parsed["Service"][name]
    for name in ("CacheDirectoryMode", "LimitNOFILE", "EnvironmentFile"):
        assert given[name] == parsed["Service"][name]
    assert {f"{name}={value}" for name, value in environment.items()} <= set(words)
