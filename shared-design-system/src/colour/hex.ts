export interface Rgb {
  r: number;
  g: number;
  b: number;
}

/**
 * Reads 3 or 6 hex characters, with or without `#`.
 * @throws Error('Invalid HEX color.') for anything else
 */
export function parseHex(text: string): Rgb {
  const digits = text.startsWith('#') ? text.slice(1) : text;
  if (!/^(?:[\da-f]{3}|[\da-f]{6})$/i.test(digits)) throw new Error('Invalid HEX color.');
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const value = Number.parseInt(full, 16);
  return { r: value >> 16, g: (value >> 8) & 255, b: value & 255 };
}

export function formatHex({ r, g, b }: Rgb): string {
  const channel = (value: number) =>
    Math.min(255, Math.max(0, Math.round(value)))
      .toString(16)
      .padStart(2, '0');
  return `#${channel(r)}${channel(g)}${channel(b)}`;
}

export function hexOr(text: string | null | undefined, fallback: string): string {
  try {
    return formatHex(parseHex((text ?? '').trim()));
  } catch {
    return fallback;
  }
}

export function mix(colour: string, ground: string, share: number): string {
  const over = parseHex(colour);
  const under = parseHex(ground);
  const blend = (first: number, second: number) => first * share + second * (1 - share);
  return formatHex({ r: blend(over.r, under.r), g: blend(over.g, under.g), b: blend(over.b, under.b) });
}
