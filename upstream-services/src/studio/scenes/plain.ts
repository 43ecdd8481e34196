import { drawGlow, drawGradient, drawRoom, grain, placeLying, placeStanding, windowLight } from './draw.ts';
import type { Palette, Scene } from './scene.ts';

const whitePalette: Palette = {
  wall: ['#ffffff', '#ffffff'],
  surface: ['#ffffff', '#f7f7f8'],
  accent: '#e9e9ec',
  shadow: '#5b5f68',
  light: '#ffffff',
};

export const white: Scene = {
  slug: 'white',
  palette: whitePalette,
  looks: (palette) => [
    placeStanding(drawGradient(['#ffffff', '#ffffff']), whitePalette, { depth: 0.22 }),
    placeStanding(drawGradient(palette.wall) + drawGlow(0.5, 0.95, 0.6, palette.accent, 0.55), palette, {
      depth: 0.24,
    }),
    placeLying(drawGradient(['#ffffff', '#fafafa']), whitePalette, { depth: 0.2 }),
  ],
};

const gentlePalette: Palette = {
  wall: ['#fdeeee', '#f7dcdc'],
  surface: ['#f3cdc9', '#f8e0dc'],
  accent: '#ffffff',
  shadow: '#8a4b4b',
  light: '#fff4ee',
};

export const gentle: Scene = {
  slug: 'gentle',
  palette: gentlePalette,
  looks: (palette) => [
    placeStanding(drawRoom(palette, 0.66) + drawGlow(0.25, 0.2, 0.7, palette.accent, 0.75), palette),
    placeStanding(
      drawRoom(palette, 0.7) + windowLight(0.56, 0.08, 0.42) + drawGlow(0.7, 0.25, 0.6, palette.accent, 0.4),
      palette,
    ),
    placeLying(
      drawGradient(palette.wall) + grain([0.9, 0.9], 3, 0.12) + drawGlow(0.3, 0.25, 0.8, palette.accent, 0.6),
      palette,
    ),
  ],
};
