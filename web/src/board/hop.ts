// A pawn that moves hops: beside its way over the map, which the drawing of the pawns knows.

/** Let the pawn of a role hop; nothing where the browser cannot. */
export function hop(page: ParentNode, role: string, milliseconds: number): void {
  const pawn = page.querySelector<SVGElement>(`[data-pawn='${role}']`);
  pawn?.animate?.([{ translate: '0 0' }, { translate: '0 -16px' }, { translate: '0 0' }], {
    duration: milliseconds,
    easing: 'ease-in-out',
  });
}
