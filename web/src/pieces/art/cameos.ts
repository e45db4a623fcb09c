// The cameo on the emblem of each role, in a box of 64 by 73: shoulders, head, headgear, one tool.
// No eyes and no skin colour: ivory with a shaded side. Headgear and outline distinguish roles.
import cameos from './cameos.json';

/** The paint of a part; `role` and `deep` are the two tones of the role's colour. */
export type Paint = 'role' | 'deep' | 'ivory' | 'shade' | 'dark' | 'white' | 'glass' | 'cloth';

export interface Part {
  d: string;
  fill?: Paint;
  line?: Paint;
  /** Width of the line. */
  width?: number;
  opacity?: number;
}

export interface Cameo {
  parts: readonly Part[];
  /** The colour of `cloth`. */
  cloth?: string;
}

export const CAMEOS = cameos as Record<string, Cameo>;
