// The hop of a moving pawn, in addition to its movement across the map.

/** Make the pawn of a role hop; do nothing if the browser cannot animate. */
export function hop(page: ParentNode, role: string, milliseconds: number): void {
  const pawn = page.querySelector<SVGElement>(`[data-pawn='${role}']`);
  pawn?.animate?.([{ translate: '0 0' }, { translate: '0 -16px' }, { translate: '0 0' }], {
    duration: milliseconds,
    easing: 'ease-in-out',
  });
}
