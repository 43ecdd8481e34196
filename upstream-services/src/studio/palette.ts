import type { Palette } from './scenes/index.ts';

/** Stems are looked for at the beginning of words: «прозрачный» is not «розовый», «мебель» is not «белый». */
const colours: readonly (readonly [stems: RegExp, hue: number, saturation: number, lightness: number])[] = [
  [/^пудр/, 12, 52, 89],
  [/^роз/, 345, 62, 88],
  [/^(?:красн|алы[йе]|бордо)/, 0, 58, 72],
  [/^(?:персик|коралл)/, 18, 74, 85],
  [/^(?:оранж|рыж|апельсин)/, 28, 76, 78],
  [/^(?:беж|крем|молочн|песоч)/, 36, 42, 89],
  [/^(?:ж[её]лт|лимон|солнеч)/, 48, 78, 82],
  [/^(?:зел[её]н|травян)/, 110, 34, 80],
  [/^(?:мятн|олив|шалф)/, 140, 26, 82],
  [/^бирюз/, 178, 42, 80],
  [/^(?:голуб|небесн)/, 205, 58, 87],
  [/^син/, 220, 50, 70],
  [/^(?:лаванд|сирен)/, 265, 42, 86],
  [/^(?:фиолет|лилов)/, 275, 40, 74],
  [/^(?:коричн|шоколад|кофе)/, 26, 34, 62],
  [/^сер[ыо]/, 220, 6, 84],
  [/^ч[её]рн/, 230, 10, 22],
  [/^бел/, 0, 0, 98],
];

const darker = /^(?:т[её]мн|ночн|глубок)/;
const brighter = /^(?:светл|нежн|пастел)/;
const warm = /^(?:т[её]пл|утренн|солнеч|закат|золот)/;
const cold = /^(?:холодн|прохладн|морозн)/;

function hex(hue: number, saturation: number, lightness: number): string {
  const chroma = (saturation / 100) * Math.min(lightness / 100, 1 - lightness / 100);
  const channel = (offset: number): string => {
    const at = (offset + hue / 30) % 12;
    const value = lightness / 100 - chroma * Math.max(-1, Math.min(at - 3, 9 - at, 1));
    return Math.round(255 * value)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

const within = (value: number): number => Math.max(6, Math.min(98, value));

export function paletteOf(words: string): Palette | undefined {
  const typed = words.toLowerCase().match(/[а-яё]+/g) ?? [];
  const has = (stems: RegExp): boolean => typed.some((word) => stems.test(word));
  const named = typed.map((word) => colours.find(([stems]) => stems.test(word))).find((colour) => colour !== undefined);
  if (!named) return undefined;
  const [, hue, saturation, base] = named;
  const lightness = within(base + (has(darker) ? -34 : 0) + (has(brighter) ? 5 : 0));
  const tone = (change: number): string => hex(hue, saturation, within(lightness + change));
  const light = has(warm) ? '#fff0dc' : has(cold) ? '#eaf3ff' : '#fffaf5';
  return {
    wall: [tone(4), tone(-3)],
    surface: [tone(-7), tone(-2)],
    accent: lightness > 50 ? '#ffffff' : tone(30),
    shadow: hex(hue, Math.min(saturation, 40), 20),
    light,
  };
}
