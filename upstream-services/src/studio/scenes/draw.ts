import { randomUUID } from 'node:crypto';
import { type Look, type Palette, sceneSide } from './scene.ts';

const unique = (kind: string): string => `${kind}-${randomUUID()}`;

const rect = (fill: string, y = 0, height = sceneSide, more = ''): string =>
  `<rect x="0" y="${y}" width="${sceneSide}" height="${height}" fill="${fill}" ${more}/>`;

export function drawGradient([from, to]: readonly [string, string], y = 0, height = sceneSide): string {
  const id = unique('g');
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>${rect(`url(#${id})`, y, height)}`;
}

export function drawGlow(x: number, y: number, radius: number, colour = '#ffffff', strength = 0.7): string {
  const id = unique('r');
  return `<radialGradient id="${id}" cx="${x}" cy="${y}" r="${radius}"><stop offset="0" stop-color="${colour}" stop-opacity="${strength}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>${rect(`url(#${id})`)}`;
}

export function drawRoom({ wall, surface }: Pick<Palette, 'wall' | 'surface'>, horizon: number): string {
  const y = Math.round(horizon * sceneSide);
  const id = unique('e');
  return [
    drawGradient(wall),
    `<filter id="${id}" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="7"/></filter>`,
    `<g filter="url(#${id})"><g transform="translate(-60 0) scale(${(sceneSide + 120) / sceneSide} 1)">${drawGradient(surface, y, sceneSide - y + 40)}</g></g>`,
    // A darker line where wall and surface meet.
    `<rect x="-40" y="${y - 14}" width="${sceneSide + 80}" height="34" fill="#000000" opacity="0.07" filter="url(#${id})"/>`,
  ].join('');
}

export function grain(frequency: [number, number], seed: number, strength: number, y = 0, height = sceneSide): string {
  const id = unique('n');
  return `<filter id="${id}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="${frequency.join(' ')}" numOctaves="4" seed="${seed}"/><feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  ${strength * 2.6} 0 0 0 ${-strength * 0.95}"/></filter>${rect('#000', y, height, `filter="url(#${id})"`)}`;
}

/** @param all for each spot: x, y and radius in shares of the side, opacity */
export function spots(colour: string, all: readonly (readonly [number, number, number, number])[], blur = 10): string {
  const id = unique('b');
  const drawn = all.map(
    ([x, y, radius, opacity]) =>
      `<circle cx="${x * sceneSide}" cy="${y * sceneSide}" r="${radius * sceneSide}" fill="${colour}" opacity="${opacity}"/>`,
  );
  return `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${blur}"/></filter><g filter="url(#${id})">${drawn.join('')}</g>`;
}

/** @param all for each copy of the shape: x, y in shares of the side, rotation in degrees, scale */
export function scattered(
  shape: string,
  all: readonly (readonly [number, number, number, number])[],
  { blur = 0, opacity = 1 }: { blur?: number; opacity?: number } = {},
): string {
  const id = unique('s');
  const drawn = all.map(
    ([x, y, turn, size]) =>
      `<g transform="translate(${x * sceneSide} ${y * sceneSide}) rotate(${turn}) scale(${size})">${shape}</g>`,
  );
  return `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${blur}"/></filter><g opacity="${opacity}"${blur > 0 ? ` filter="url(#${id})"` : ''}>${drawn.join('')}</g>`;
}

export function windowLight(x: number, y: number, strength = 0.35): string {
  const id = unique('w');
  const panes = [0, 1].flatMap((across) =>
    [0, 1, 2].map((down) => `<rect x="${across * 210}" y="${down * 230}" width="180" height="200"/>`),
  );
  return `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="16"/></filter><g transform="translate(${x * sceneSide} ${y * sceneSide}) skewY(14) skewX(-10)" fill="#fff" opacity="${strength}" filter="url(#${id})">${panes.join('')}</g>`;
}

const common = { foot: 0.86, depth: 0.34 };

export const placeStanding = (
  svg: string,
  { shadow, light }: Pick<Palette, 'shadow' | 'light'>,
  more: Partial<Look> = {},
): Look => ({ ...common, svg, pose: 'standing', shadow, light, ...more });

export const placeLying = (
  svg: string,
  { shadow, light }: Pick<Palette, 'shadow' | 'light'>,
  more: Partial<Look> = {},
): Look => ({ ...common, svg, pose: 'lying', shadow, light, ...more });

export function plainLooks({ wall, accent, shadow, light }: Palette): Look[] {
  const [bright, dark] = wall;
  const lights = ['', drawGlow(0.25, 0.2, 0.75, accent, 0.6), drawGlow(0.5, 0.5, 0.6, accent, 0.5)];
  const looks = lights.map((drawn, at) => drawGradient(at === 1 ? [dark, bright] : wall) + drawn);
  return looks.map((svg) => ({ ...common, svg, pose: 'plain', shadow, light }));
}
