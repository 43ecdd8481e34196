import { parseHex } from './hex.ts';

/** Text needs 4.5 : 1, shapes and focus 3 : 1 (WCAG 2.2, AA). */
export const textContrast = 4.5;
export const shapeContrast = 3;

export const white = '#ffffff';
export const nearBlack = '#1d1718';

export function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function luminance(hex: string): number {
  const { r, g, b } = parseHex(hex);
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

export function contrastRatio(first: string, second: string): number {
  const [light, dark] = [luminance(first), luminance(second)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
