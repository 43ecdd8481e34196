import { contrastRatio, nearBlack, shapeContrast, textContrast, white } from './contrast.ts';
import { mix } from './hex.ts';
import { fromOklch, toOklch } from './oklch.ts';

interface Grounds {
  dark: boolean;
  ground: string;
  surface: string;
  sunken: string;
}

/**
 * Shades derived from a main colour so that it is always readable: the colour as chosen, the nearest shade for shapes
 * and focus, the button fill with its text, the nearest shade that reads as text, and a wash.
 */
export interface ColourFamily {
  main: string;
  mark: string;
  fill: string;
  fillHover: string;
  onMain: string;
  text: string;
  tint: string;
  line: string;
}

const step = 0.004;
/** Share of the chroma that a moved shade keeps: full chroma looks shrill when it is darker or lighter than chosen. */
const calm = 0.93;
/** A little above AA, since words in a strong colour tire the eye; more so on dark grounds. */
const comfort = { light: 5.2, dark: 6.2 };
/** How much darker (in OKLCH lightness) a fill may become before dark words are the better answer. */
const smallDarkening = 0.13;
export const visibleContrast = 1.45;

function nearest(colour: string, lighter: boolean, passes: (shade: string) => boolean): string {
  if (passes(colour)) return colour;
  const { l, c, h } = toOklch(colour);
  const direction = lighter ? step : -step;
  for (let lightness = l + direction; lightness > 0 && lightness < 1; lightness += direction) {
    const shade = fromOklch({ l: lightness, c: c * calm, h });
    if (passes(shade)) return shade;
  }
  return lighter ? white : '#000000';
}

const readsOn = (least: number, grounds: readonly string[]) => (shade: string) =>
  grounds.every((ground) => contrastRatio(shade, ground) >= least);

function fillOf(main: string, grounds: Grounds): Pick<ColourFamily, 'fill' | 'onMain'> {
  const visible = readsOn(visibleContrast, [grounds.ground, grounds.surface]);
  const darkened = nearest(main, false, readsOn(textContrast, [white]));
  const takesWhite = toOklch(main).l - toOklch(darkened).l <= smallDarkening;
  const onMain = takesWhite ? white : nearBlack;
  const readable = takesWhite ? darkened : nearest(main, true, readsOn(textContrast, [nearBlack]));
  return { fill: nearest(readable, grounds.dark, visible), onMain };
}

function hoverOf(fill: string, onMain: string): string {
  const { l, c, h } = toOklch(fill);
  const darker = fromOklch({ l: l - 0.05, c, h });
  if (l > 0.2 && contrastRatio(darker, onMain) >= textContrast) return darker;
  const lighter = fromOklch({ l: l + 0.08, c, h });
  return contrastRatio(lighter, onMain) >= textContrast ? lighter : fill;
}

export function colourFamily(main: string, grounds: Grounds): ColourFamily {
  const { dark, ground, surface, sunken } = grounds;
  const tint = mix(main, surface, dark ? 0.12 : 0.07);
  const { fill, onMain } = fillOf(main, grounds);
  return {
    main,
    mark: nearest(main, dark, readsOn(shapeContrast, [ground, surface, tint])),
    fill,
    fillHover: hoverOf(fill, onMain),
    onMain,
    text: nearest(main, dark, readsOn(dark ? comfort.dark : comfort.light, [ground, surface, sunken, tint])),
    tint,
    line: mix(main, surface, dark ? 0.4 : 0.25),
  };
}
