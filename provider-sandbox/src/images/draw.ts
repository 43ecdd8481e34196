import { brokenPng, gradientPng, hugePng } from './png.ts';

const triggers = { broken: /картинка сломана/i, huge: /картинка огромна/i, refused: /недопустимо/i };

export const isRefused = (prompt: string): boolean => triggers.refused.test(prompt);

export function drawPicture(prompt: string, variant: number): Buffer {
  if (triggers.broken.test(prompt)) return brokenPng();
  if (triggers.huge.test(prompt)) return hugePng();
  let hash = variant * 97;
  for (const letter of prompt) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 360;
  const tone = (turn: number): number => Math.round(205 + 45 * Math.cos(((hash + turn) * Math.PI) / 180));
  return gradientPng(512, [
    [tone(0), tone(120), tone(240)],
    [tone(40) - 50, tone(160) - 50, tone(280) - 50],
  ]);
}
