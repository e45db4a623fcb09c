"""Help topics, in short lines that suit narrow terminals and screen readers."""

from __future__ import annotations

from ...text.language import Language

TOPICS = ("moves", "events", "roles", "screen", "turn", "rules")


def help_on(topic: str, say: Language) -> list[str]:
    """Return the lines of a topic, all lines that contain a word, or the overview."""
    word = topic.strip().lower()
    if word in TOPICS or not word:
        return help_lines(word or "overview", say)
    everything = [line for part in ("overview", *TOPICS) for line in help_lines(part, say)]
    matching = [line for line in everything if word in line.lower()]
    return matching or [say("terminal-no-help", word=word, topics=", ".join(TOPICS))]


def help_lines(part: str, say: Language) -> list[str]:
    return say(f"terminal-help-{part}").splitlines()
