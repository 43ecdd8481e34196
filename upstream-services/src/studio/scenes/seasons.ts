import {
  drawGlow,
  drawGradient,
  drawRoom,
  grain,
  placeLying,
  placeStanding,
  scattered,
  spots,
  windowLight,
} from './draw.ts';
import { type Palette, type Scene, sceneSide } from './scene.ts';

const petal = (fill: string): string => `<path d="M0 0C18-26 52-26 60 0 52 26 18 26 0 0Z" fill="${fill}"/>`;
const leaf = (fill: string): string =>
  `<path d="M0 0C30-40 90-44 130 0 90 44 30 40 0 0Z" fill="${fill}"/><path d="M4 0H122" stroke="#000" stroke-opacity=".14" stroke-width="3"/>`;
const flake = '<path d="M0-34V34M-29-17 29 17M-29 17 29-17" stroke="#fff" stroke-width="6" stroke-linecap="round"/>';
const sprig = (fill: string): string =>
  `<path d="M0 0C60-70 130-120 230-150" stroke="${fill}" stroke-width="7" fill="none"/>${[0.2, 0.4, 0.6, 0.8, 1]
    .map(
      (part) =>
        `<g transform="translate(${230 * part} ${-150 * part}) rotate(${-70 + part * 30}) scale(.7)">${leaf(fill)}</g><g transform="translate(${230 * part} ${-150 * part}) rotate(${30 - part * 20}) scale(.6)">${leaf(fill)}</g>`,
    )
    .join('')}`;

const springPalette: Palette = {
  wall: ['#edf7e8', '#d9edd0'],
  surface: ['#bfdcae', '#d3e9c6'],
  accent: '#ffffff',
  shadow: '#3f5a31',
  light: '#fdfff2',
};

export const spring: Scene = {
  slug: 'spring',
  palette: springPalette,
  looks: (palette) => [
    placeStanding(
      drawRoom(palette, 0.68) +
        drawGlow(0.8, 0.12, 0.6, '#fff6c9', 0.9) +
        scattered(
          sprig('#8fbf73'),
          [
            [-0.02, 0.3, 20, 1.5],
            [1.02, 0.5, 200, 1.4],
          ],
          { blur: 7, opacity: 0.75 },
        ),
      palette,
    ),
    placeStanding(
      drawRoom(palette, 0.7) +
        windowLight(0.1, 0.04, 0.6) +
        spots('#ffffff', [
          [0.15, 0.2, 0.05, 0.5],
          [0.86, 0.32, 0.035, 0.5],
          [0.72, 0.12, 0.06, 0.4],
          [0.92, 0.55, 0.03, 0.4],
        ]),
      palette,
    ),
    placeLying(
      drawGradient(palette.wall) +
        grain([0.9, 0.9], 6, 0.1) +
        scattered(
          petal('#f7c4d2'),
          [
            [0.1, 0.14, 20, 1.6],
            [0.88, 0.1, 140, 1.3],
            [0.93, 0.82, 60, 1.7],
            [0.07, 0.86, 250, 1.4],
            [0.5, 0.05, 10, 1.1],
          ],
          { blur: 1 },
        ) +
        drawGlow(0.3, 0.2, 0.9, '#ffffff', 0.45),
      palette,
    ),
  ],
};

const autumnPalette: Palette = {
  wall: ['#f7ead6', '#ecd3b0'],
  surface: ['#c98d53', '#dba468'],
  accent: '#fff0d2',
  shadow: '#54300f',
  light: '#fff0dc',
};

export const autumn: Scene = {
  slug: 'autumn',
  palette: autumnPalette,
  looks: (palette) => [
    placeStanding(
      drawRoom(palette, 0.68) +
        grain([0.004, 0.11], 12, 0.24, 0.68 * sceneSide, 0.32 * sceneSide) +
        scattered(
          leaf('#d9762b'),
          [
            [0.06, 0.82, -20, 1.3],
            [0.9, 0.9, 190, 1.5],
          ],
          { blur: 3 },
        ) +
        scattered(
          leaf('#b8481f'),
          [
            [0.16, 0.93, 30, 1.1],
            [0.97, 0.78, 230, 1.1],
          ],
          { blur: 3 },
        ) +
        drawGlow(0.2, 0.15, 0.7, palette.accent, 0.7),
      palette,
      { depth: 0.42 },
    ),
    placeStanding(
      drawRoom(palette, 0.7) +
        windowLight(0.55, 0.05, 0.5) +
        spots(
          '#ffb54d',
          [
            [0.12, 0.25, 0.07, 0.35],
            [0.25, 0.12, 0.05, 0.3],
            [0.08, 0.5, 0.04, 0.35],
          ],
          14,
        ),
      palette,
    ),
    placeLying(
      drawGradient(palette.surface) +
        grain([0.004, 0.11], 30, 0.3) +
        scattered(leaf('#e39a3b'), [
          [0.06, 0.1, 30, 1.4],
          [0.82, 0.9, 200, 1.6],
          [0.92, 0.12, 120, 1.2],
        ]) +
        scattered(leaf('#a63f1c'), [
          [0.08, 0.9, -40, 1.3],
          [0.7, 0.05, 80, 1.0],
        ]),
      palette,
      { depth: 0.5 },
    ),
  ],
};

const winterPalette: Palette = {
  wall: ['#e8f1fb', '#cfe0f2'],
  surface: ['#f5faff', '#dfeaf6'],
  accent: '#ffffff',
  shadow: '#3d5878',
  light: '#f5faff',
};

export const winter: Scene = {
  slug: 'winter',
  palette: winterPalette,
  looks: (palette) => [
    placeStanding(
      drawRoom(palette, 0.68) +
        spots(
          '#ffffff',
          [
            [0.1, 0.12, 0.02, 0.9],
            [0.24, 0.3, 0.014, 0.8],
            [0.83, 0.2, 0.022, 0.9],
            [0.93, 0.42, 0.015, 0.8],
            [0.06, 0.52, 0.016, 0.8],
            [0.7, 0.08, 0.013, 0.8],
            [0.38, 0.1, 0.011, 0.8],
          ],
          4,
        ) +
        drawGlow(0.5, 0.2, 0.7, '#ffffff', 0.5),
      palette,
    ),
    placeStanding(
      drawRoom(palette, 0.7) +
        scattered(
          sprig('#54806b'),
          [
            [-0.02, 0.2, 30, 1.5],
            [1.02, 0.16, 170, 1.5],
          ],
          { blur: 6, opacity: 0.8 },
        ) +
        spots(
          '#ffffff',
          [
            [0.2, 0.4, 0.012, 0.9],
            [0.8, 0.36, 0.014, 0.9],
            [0.6, 0.1, 0.01, 0.9],
          ],
          3,
        ),
      palette,
    ),
    placeLying(
      drawGradient(palette.wall) +
        scattered(
          flake,
          [
            [0.1, 0.12, 10, 1.3],
            [0.9, 0.1, 40, 1],
            [0.92, 0.88, 15, 1.5],
            [0.07, 0.86, 55, 1.1],
          ],
          { blur: 1, opacity: 0.9 },
        ) +
        drawGlow(0.3, 0.2, 0.9, '#ffffff', 0.6),
      palette,
    ),
  ],
};

const partyPalette: Palette = {
  wall: ['#4b2a63', '#2f1842'],
  surface: ['#5a3475', '#3a1f52'],
  accent: '#ffd36b',
  shadow: '#0f0618',
  light: '#ffe9d6',
};

export const party: Scene = {
  slug: 'party',
  palette: partyPalette,
  looks: (palette) => [
    placeStanding(
      drawRoom(palette, 0.68) +
        spots(
          palette.accent,
          [
            [0.1, 0.14, 0.035, 0.7],
            [0.26, 0.08, 0.022, 0.6],
            [0.16, 0.36, 0.028, 0.45],
            [0.86, 0.12, 0.04, 0.65],
            [0.93, 0.34, 0.024, 0.6],
            [0.74, 0.06, 0.02, 0.5],
            [0.06, 0.55, 0.02, 0.4],
            [0.95, 0.56, 0.018, 0.4],
          ],
          9,
        ) +
        drawGlow(0.5, 0.35, 0.55, '#ffb7e2', 0.28),
      palette,
      { depth: 0.6 },
    ),
    placeStanding(drawRoom(palette, 0.7) + drawGlow(0.5, 0.3, 0.5, palette.accent, 0.42), palette, { depth: 0.6 }),
    placeLying(
      drawGradient(palette.wall) +
        spots(
          palette.accent,
          [
            [0.08, 0.1, 0.012, 0.9],
            [0.2, 0.06, 0.008, 0.9],
            [0.9, 0.1, 0.014, 0.9],
            [0.94, 0.9, 0.012, 0.9],
            [0.8, 0.95, 0.008, 0.9],
            [0.06, 0.88, 0.013, 0.9],
            [0.15, 0.95, 0.007, 0.9],
          ],
          1.5,
        ) +
        drawGlow(0.35, 0.3, 0.7, '#ffb7e2', 0.3),
      palette,
      { depth: 0.6 },
    ),
  ],
};
