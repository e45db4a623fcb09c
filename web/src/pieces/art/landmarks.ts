// The landmark of each city as a silhouette of 88 by 72; the ground is at 72.
import landmarks from './landmarks.json';

export interface Landmark {
  /** The buildings. */
  shows: string;
  /** The country by its ISO 3166 code. */
  country: string;
  /** Where the city lies, in degrees, if it is printed in the place of another one. */
  at?: { latitude: number; longitude: number };
  /** The silhouette; an inner outline in the opposite direction is a hole. */
  fill: string;
  /** Thin parts: cables, masts, lattices. */
  line?: string;
  /** Lit parts over the silhouette. */
  lit?: string;
}

export const LANDMARKS: Record<string, Landmark> = landmarks;
