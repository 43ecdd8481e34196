import type { texts } from '../texts.ts';

export type SceneSlug = keyof typeof texts.scenes;

export const sceneSide = 1400;

export interface Look {
  svg: string;
  pose: 'standing' | 'lying' | 'plain';
  /** Height at which an object stands, as a share of the picture's height. */
  foot: number;
  shadow: string;
  depth: number;
  light: string;
}

export interface Palette {
  wall: [string, string];
  surface: [string, string];
  accent: string;
  shadow: string;
  light: string;
}

export interface Scene {
  slug: SceneSlug;
  palette: Palette;
  looks(palette: Palette): Look[];
}
