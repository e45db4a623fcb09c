"""Games as readable text, so that reviewers see the effect of a rule change."""
