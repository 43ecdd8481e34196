import { drawGlow, drawGradient, drawRoom, grain, placeLying, placeStanding, windowLight } from './draw.ts';
import { type Palette, type Scene, sceneSide } from './scene.ts';

const woodPalette: Palette = {
  wall: ['#f4ece1', '#e6d8c4'],
  surface: ['#c69a6a', '#b07f4f'],
  accent: '#fff6e6',
  shadow: '#4a2f16',
  light: '#fff3e0',
};

const boards = (y: number, count: number): string =>
  Array.from({ length: count }, (_, at) => {
    const top = y + ((sceneSide - y) * at) / count;
    return `<rect x="0" y="${top}" width="${sceneSide}" height="3" fill="#3a2411" opacity="0.35"/><rect x="0" y="${top + 3}" width="${sceneSide}" height="2" fill="#fff" opacity="0.14"/>`;
  }).join('');

export const table: Scene = {
  slug: 'table',
  palette: woodPalette,
  looks: (palette) => {
    const wood = (y: number, seed: number) => grain([0.004, 0.11], seed, 0.34, y, sceneSide - y);
    return [
      placeStanding(
        drawRoom(palette, 0.68) + wood(0.68 * sceneSide, 7) + drawGlow(0.3, 0.2, 0.6, palette.accent, 0.6),
        palette,
        { depth: 0.42 },
      ),
      placeStanding(drawRoom(palette, 0.72) + wood(0.72 * sceneSide, 21) + windowLight(0.08, 0.06, 0.5), palette, {
        depth: 0.42,
      }),
      placeLying(
        drawGradient(palette.surface) + wood(0, 4) + boards(0, 5) + drawGlow(0.25, 0.2, 0.9, palette.accent, 0.3),
        palette,
        { depth: 0.5 },
      ),
    ];
  },
};

const linenPalette: Palette = {
  wall: ['#f5f1ea', '#e9e2d6'],
  surface: ['#ddd3c2', '#e9e1d3'],
  accent: '#ffffff',
  shadow: '#594b36',
  light: '#fffaf1',
};

const weave = (seed: number, y = 0): string =>
  grain([0.02, 0.75], seed, 0.16, y, sceneSide - y) + grain([0.75, 0.02], seed + 1, 0.16, y, sceneSide - y);

export const linen: Scene = {
  slug: 'linen',
  palette: linenPalette,
  looks: (palette) => [
    placeStanding(
      drawRoom(palette, 0.66) + weave(5, 0.66 * sceneSide) + drawGlow(0.68, 0.2, 0.7, palette.accent, 0.7),
      palette,
    ),
    placeStanding(drawRoom(palette, 0.7) + weave(11, 0.7 * sceneSide) + windowLight(0.1, 0.05, 0.55), palette),
    placeLying(drawGradient(palette.wall) + weave(2) + drawGlow(0.3, 0.2, 0.9, palette.accent, 0.5), palette, {
      depth: 0.4,
    }),
  ],
};

const stonePalette: Palette = {
  wall: ['#eef0f2', '#dde1e5'],
  surface: ['#f6f6f6', '#e6e8ea'],
  accent: '#ffffff',
  shadow: '#3c434b',
  light: '#fbfdff',
};

const veins = (seed: number, y = 0): string =>
  `<filter id="v${seed}" x="0" y="0" width="100%" height="100%"><feTurbulence type="turbulence" baseFrequency="0.0026 0.0054" numOctaves="5" seed="${seed}"/><feColorMatrix values="0 0 0 0 0.42  0 0 0 0 0.45  0 0 0 0 0.48  -9 0 0 0 1.15"/></filter><rect x="0" y="${y}" width="${sceneSide}" height="${sceneSide - y}" filter="url(#v${seed})" opacity="0.5"/>`;

export const marble: Scene = {
  slug: 'marble',
  palette: stonePalette,
  looks: (palette) => [
    placeStanding(
      drawRoom(palette, 0.68) + veins(8, 0.68 * sceneSide) + drawGlow(0.3, 0.2, 0.7, palette.accent, 0.8),
      palette,
    ),
    placeStanding(drawRoom(palette, 0.72) + veins(31, 0.72 * sceneSide) + windowLight(0.55, 0.05, 0.6), palette),
    placeLying(drawGradient(palette.surface) + veins(17) + drawGlow(0.3, 0.2, 0.9, palette.accent, 0.5), palette, {
      depth: 0.36,
    }),
  ],
};
