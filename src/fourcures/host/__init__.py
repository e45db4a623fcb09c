"""What a table needs without a server: answers to questions, the moves of bots, exercises.

Pure like `fourcures.table`: a host decides where slow work runs, and what is shared.
"""
