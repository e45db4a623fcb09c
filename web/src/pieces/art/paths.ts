// SVG paths that several drawings share.

const short = (value: number) => Math.round(value * 10) / 10;

/** Return a circle around (x, y), clockwise. */
export function circle(x: number, y: number, r: number): string {
  return `M${short(x - r)} ${y}a${r} ${r} 0 1 1 ${short(2 * r)} 0a${r} ${r} 0 1 1 ${short(-2 * r)} 0Z`;
}

/** Return the spokes of a wheel. */
export function spokes(x: number, y: number, r: number, count: number): string {
  return Array.from({ length: count }, (_, i) => {
    const angle = (i * 2 * Math.PI) / count;
    return `M${x} ${y}L${short(x + r * Math.cos(angle))} ${short(y + r * Math.sin(angle))}`;
  }).join('');
}

/** Return lines from one point to several others, such as the cables of a bridge. */
export function cables(x: number, y: number, ends: readonly [number, number][]): string {
  return ends.map(([endX, endY]) => `M${x} ${y}L${endX} ${endY}`).join('');
}

/** Return a palm with its foot at (x, y) and this height. */
export function palm(x: number, y: number, high: number): string {
  const k = high / 30;
  const at = (dx: number, dy: number) => `${short(x + dx * k)} ${short(y + dy * k)}`;
  return (
    `M${at(-1.4, 0)}C${at(-1.4, -10)} ${at(-1, -18)} ${at(0, -24)}` +
    `C${at(-5, -27)} ${at(-10, -25)} ${at(-12, -20)}C${at(-12, -27)} ${at(-6, -31)} ${at(0.4, -27)}` +
    `C${at(0, -32)} ${at(5, -34)} ${at(9, -33)}C${at(5, -31)} ${at(3, -29)} ${at(2.4, -27)}` +
    `C${at(7, -30)} ${at(12, -27)} ${at(13, -21)}C${at(9, -25)} ${at(5, -25)} ${at(2.4, -23.5)}` +
    `C${at(1.4, -17)} ${at(1.4, -9)} ${at(1.8, 0)}Z`
  );
}

/** Return an onion dome with its base centred at (x, y), on a drum that reaches the ground. */
export function onion(x: number, y: number, half: number, ground: number): string {
  const at = (dx: number, dy: number) => `${short(x + dx * half)} ${short(y + dy * half)}`;
  const drum = short(half * 0.75);
  return (
    `M${at(-0.7, 0)}C${at(-1.7, -1)} ${at(-0.9, -1.9)} ${at(0, -3)}` +
    `C${at(0.9, -1.9)} ${at(1.7, -1)} ${at(0.7, 0)}Z` +
    `M${short(x - drum)} ${ground}V${y}H${short(x + drum)}V${ground}Z`
  );
}
