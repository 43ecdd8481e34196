import type { texts } from '../texts.ts';

export type SceneSlug = keyof typeof texts.scenes;

/** Pixels of a side of the pictures that are made: square, as the crop dialog's own (promise 9.2.1). */
export const side = 1400;

/** One background, and how an object stands before it. */
export interface Look {
  /** Markup within an SVG of {@link side} pixels. */
  svg: string;
  /** `standing` on a surface with its foot at `foot`; `lying` on it, seen from above; `plain`: there is no surface. */
  pose: 'standing' | 'lying' | 'plain';
  /** Where an object stands, in shares of the height. */
  foot: number;
  /** Colour of its shadow, as `#rrggbb`: a darker tone of what it falls on. */
  shadow: string;
  /** Strength of the shadow, 0 to 1. */
  depth: number;
  /** Colour of the light, which falls on the object as well; white changes nothing. */
  light: string;
}

/** Colours of a background: wall and surface, each from its light to its dark side. */
export interface Palette {
  wall: [string, string];
  surface: [string, string];
  /** Of what decorates it. */
  accent: string;
  shadow: string;
  light: string;
}

/** A style that a merchant chooses; `texts.ts` names it. */
export interface Scene {
  slug: SceneSlug;
  /** Its colours where the merchant names none. */
  palette: Palette;
  /** Three, one for each variant. */
  looks(palette: Palette): Look[];
}
