/** A colour's channels, 0 to 255. */
export interface Rgb {
  r: number;
  g: number;
  b: number;
}

/**
 * Reads a hex colour (promises 5.3.1, 8.4.1).
 * @param text 3 or 6 hex characters, with or without `#`
 * @throws Error('Invalid HEX color.') for anything else
 */
export function parseHex(text: string): Rgb {
  const digits = text.startsWith('#') ? text.slice(1) : text;
  if (!/^(?:[\da-f]{3}|[\da-f]{6})$/i.test(digits)) throw new Error('Invalid HEX color.');
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const value = Number.parseInt(full, 16);
  return { r: value >> 16, g: (value >> 8) & 255, b: value & 255 };
}

/** Channels as `#rrggbb`; each is rounded and kept within 0 to 255. */
export function formatHex({ r, g, b }: Rgb): string {
  const channel = (value: number) =>
    Math.min(255, Math.max(0, Math.round(value)))
      .toString(16)
      .padStart(2, '0');
  return `#${channel(r)}${channel(g)}${channel(b)}`;
}

/** A colour that may be missing or malformed, as `#rrggbb`; else the fallback (promise 4.5.1). */
export function hexOr(text: string | null | undefined, fallback: string): string {
  try {
    return formatHex(parseHex((text ?? '').trim()));
  } catch {
    return fallback;
  }
}

/** `share` (0 to 1) of one colour over another. */
export function mix(colour: string, ground: string, share: number): string {
  const over = parseHex(colour);
  const under = parseHex(ground);
  const blend = (first: number, second: number) => first * share + second * (1 - share);
  return formatHex({ r: blend(over.r, under.r), g: blend(over.g, under.g), b: blend(over.b, under.b) });
}
