"""What the numbers of observations and the codes of actions mean, as data, text and Markdown.

Nothing here is compiled, and the environments do not use it.
"""
