/** Open the rules from anywhere: `help.open('R8.5')`. */

class Help {
  shown = $state(false);
  rule: string | null = $state(null); // the rule to show, such as 'R8.5'

  open(rule: string | null = null): void {
    this.rule = rule;
    this.shown = true;
  }

  close(): void {
    this.shown = false;
  }
}

export const help = new Help();
