// Keys that have just appeared, or moved below the pointer, take no click for a moment: it was meant for
// what stood there before.
const SETTLING = 300; // milliseconds

/** Make an element deaf to the pointer until it has stayed as `content` says for a moment. */
export function settle(content: () => unknown): (element: HTMLElement) => void {
  return (element) => {
    $effect(() => {
      content();
      element.dataset['settling'] = '';
      const timer = setTimeout(() => delete element.dataset['settling'], SETTLING);
      return () => clearTimeout(timer);
    });
  };
}
