import { linear } from './contrast.ts';
import { formatHex, parseHex, type Rgb } from './hex.ts';

interface Oklch {
  l: number;
  c: number;
  h: number;
}

/** Björn Ottosson's OKLab, in polar form. */
export function toOklch(hex: string): Oklch {
  const rgb = parseHex(hex);
  const [r, g, b] = [linear(rgb.r), linear(rgb.g), linear(rgb.b)];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const first = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const second = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    c: Math.hypot(first, second),
    h: Math.atan2(second, first),
  };
}

function toLinearRgb({ l, c, h }: Oklch): Rgb {
  const first = c * Math.cos(h);
  const second = c * Math.sin(h);
  const long = (l + 0.3963377774 * first + 0.2158037573 * second) ** 3;
  const medium = (l - 0.1055613458 * first - 0.0638541728 * second) ** 3;
  const short = (l - 0.0894841775 * first - 1.291485548 * second) ** 3;
  return {
    r: 4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    g: -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    b: -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  };
}

const fits = ({ r, g, b }: Rgb) => [r, g, b].every((value) => value >= -0.0005 && value <= 1.0005);

const encode = (value: number) =>
  255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * Math.max(value, 0) ** (1 / 2.4) - 0.055);

export function fromOklch(colour: Oklch): string {
  let rgb = toLinearRgb(colour);
  if (!fits(rgb)) {
    let [low, high] = [0, colour.c];
    for (let step = 0; step < 12; step++) {
      const middle = (low + high) / 2;
      if (fits(toLinearRgb({ ...colour, c: middle }))) low = middle;
      else high = middle;
    }
    rgb = toLinearRgb({ ...colour, c: low });
  }
  return formatHex({ r: encode(rgb.r), g: encode(rgb.g), b: encode(rgb.b) });
}
