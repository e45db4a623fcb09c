// Copying a text that is shown in a field.

const SHOWN = 2000; // ms for which a button says that the text was copied

export class Copying {
  copied = $state(false);
  field: HTMLInputElement | HTMLTextAreaElement | undefined = $state();

  async copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      this.field?.select(); // without a clipboard (plain HTTP), people copy the selection
      return;
    }
    this.copied = true;
    setTimeout(() => (this.copied = false), SHOWN);
  }
}
