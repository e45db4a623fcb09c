// The cameo on the emblem of each role, in a box of 64 by 73: shoulders, head, headgear, one tool.
// No eyes and no skin colour: ivory with a shaded side. Headgear and outline distinguish roles.
import cameos from './cameos.json';

/** A path; `fill` and `line` are paints of the palette, or `role` and `deep`, the role's two tones. */
export interface Part {
  d: string;
  fill?: string;
  opacity?: string;
  line?: string;
  /** Width of the line. */
  width?: string;
}

export interface Cameo {
  parts: readonly Part[];
  /** The colour of `cloth`. */
  cloth?: string;
}

/** Read a part as it is written: `line=deep width=2.6 M27 46.5L32 55`. */
function readPart(text: string): Part {
  const words = text.split(/ (?=M)| (?=\w+=)/);
  const d = words.pop() ?? '';
  return { d, ...Object.fromEntries(words.map((word) => word.split('='))) };
}

export const CAMEOS: Record<string, Cameo> = Object.fromEntries(
  Object.entries(cameos).map(([role, cameo]) => [
    role,
    { ...cameo, parts: cameo.parts.map(readPart) },
  ]),
);
