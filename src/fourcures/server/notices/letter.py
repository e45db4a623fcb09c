"""Mails as bytes: a text part and an HTML part with the same words, and headers for programs.

The HTML has no pictures and loads nothing; its colours follow the reader's light or dark design.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from email.headerregistry import Address as HeaderAddress
from email.message import EmailMessage
from email.policy import EmailPolicy
from email.utils import formatdate, parseaddr
from html import escape

# Headers that programs read: encoding or folding would change what they mean to some of them.
PLAIN = frozenset(
    {"to", "message-id", "auto-submitted", "list-unsubscribe", "list-unsubscribe-post"}
)
STYLE = """
:root { color-scheme: light dark; }
body { margin: 0; background: #f4ecd8; color: #2a241b; }
main { max-width: 34rem; margin: 0 auto; padding: 1.5rem;
       font: 1rem/1.5 system-ui, "Segoe UI", Roboto, Helvetica, Arial, sans-serif; }
.brand { font-weight: 700; letter-spacing: .02em; }
.signs { letter-spacing: .1em; color: #8a5a12; }
h1 { font-size: 1.35rem; line-height: 1.25; margin: 1rem 0; }
ul { padding-left: 1.2rem; }
.go { display: inline-block; margin: .5rem 0; padding: .7rem 1.3rem; border-radius: .4rem;
      background: #2a241b; color: #f4ecd8; font-weight: 700; text-decoration: none; }
.small { margin-top: 2rem; font-size: .85rem; color: #6b5f4a; }
.small a { color: inherit; }
@media (prefers-color-scheme: dark) {
  body { background: #1f1b17; color: #efe6d2; }
  .signs { color: #d9a24a; }
  .go { background: #efe6d2; color: #1f1b17; }
  .small { color: #b5a98f; }
}
"""
PAGE = """<!doctype html>
<html lang="{language}">
<head><meta charset="utf-8"><meta name="color-scheme" content="light dark">
<meta name="viewport" content="width=device-width"><title>{title}</title><style>{style}</style>
</head>
<body><main>
<p class="brand"><span class="signs">●▲■◆</span> Four Cures</p>
<h1>{title}</h1>
{body}
</main></body>
</html>
"""


class PlainHeaders(EmailPolicy):
    """The policy of mails on the wire: it leaves the headers for programs as they are."""

    def fold(self, name: str, value: str) -> str:
        plain = name.lower() in PLAIN
        return f"{name}: {value}{self.linesep}" if plain else super().fold(name, value)

    def fold_binary(self, name: str, value: str) -> bytes:
        plain = name.lower() in PLAIN
        return self.fold(name, value).encode("ascii") if plain else super().fold_binary(name, value)


# An encoded word may have 75 characters (RFC 2047); the library can write one more than a line has.
WIRE = PlainHeaders(linesep="\r\n", cte_type="7bit", max_line_length=74)


@dataclass
class MailLink:
    """A link with its label."""

    label: str
    address: str


@dataclass
class Letter:
    """What a mail says, before it is written for a mail program."""

    language: str
    subject: str
    title: str
    opening: list[str]  # paragraphs
    points: list[str] = field(default_factory=list)  # of a list after them
    closing: list[str] = field(default_factory=list)
    link: MailLink | None = None
    footer: list[str | MailLink] = field(default_factory=list)

    def text(self) -> str:
        """Return the letter as plain text."""
        parts = [self.title, *self.opening]
        if self.points:
            parts.append("\n".join(f"- {point}" for point in self.points))
        parts += self.closing
        if self.link is not None:
            parts.append(f"{self.link.label}\n{self.link.address}")
        footer = [
            one if isinstance(one, str) else f"{one.label}\n{one.address}" for one in self.footer
        ]
        return "\n\n".join([*parts, "-- \n" + "\n\n".join(footer)]) + "\n"

    def html(self) -> str:
        """Return the letter as a page."""
        parts = [f"<p>{escape(line)}</p>" for line in self.opening]
        if self.points:
            items = "".join(f"<li>{escape(point)}</li>" for point in self.points)
            parts.append(f"<ul>{items}</ul>")
        parts += [f"<p>{escape(line)}</p>" for line in self.closing]
        if self.link is not None:
            parts.append(f"<p>{anchor(self.link, 'go')}</p>")
        footer = [escape(one) if isinstance(one, str) else anchor(one) for one in self.footer]
        parts += [f'<p class="small">{"<br>".join(footer)}</p>']
        title, body = escape(self.title), "\n".join(parts)
        return PAGE.format(language=self.language, title=title, style=STYLE, body=body)

    def write(self, sender: str, to: str, headers: dict[str, str]) -> bytes:
        """Return the mail to one address, whose syntax was checked before."""
        mail = EmailMessage(policy=WIRE)
        shown, address = parseaddr(sender)
        mail["From"] = HeaderAddress(shown, addr_spec=address)
        mail["To"] = to
        mail["Subject"] = " ".join(self.subject.split())
        mail["Date"] = formatdate()
        for name, value in headers.items():
            mail[name] = value
        mail.set_content(self.text(), cte="quoted-printable")
        mail.add_alternative(self.html(), subtype="html", cte="quoted-printable")
        return mail.as_bytes(policy=WIRE)


def anchor(link: MailLink, kind: str = "") -> str:
    """Return a link as HTML."""
    styled = f' class="{kind}"' if kind else ""
    return f'<a{styled} href="{escape(link.address)}">{escape(link.label)}</a>'
