import ralewayCyrillic from '@fontsource-variable/raleway/files/raleway-cyrillic-wght-normal.woff2';
import ralewayLatin from '@fontsource-variable/raleway/files/raleway-latin-wght-normal.woff2';
import robotoCyrillic from '@fontsource-variable/roboto/files/roboto-cyrillic-wght-normal.woff2';
import robotoLatin from '@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2';
import type { Font } from 'shared-contracts';
import ralewayLetters from './raleway-letters-wght-normal.woff2';
import ralewayRouble from './raleway-rouble-wght-normal.woff2';
import ralewayRussian from './raleway-russian-wght-normal.woff2';
import ralewaySigns from './raleway-signs-wght-normal.woff2';
import robotoLetters from './roboto-letters-wght-normal.woff2';
import robotoRouble from './roboto-rouble-wght-normal.woff2';
import robotoRussian from './roboto-russian-wght-normal.woff2';
import robotoSigns from './roboto-signs-wght-normal.woff2';

const cyrillic = 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116';
/**
 * Without invisible characters, of which the packages' list has many: a word joiner in a shop's opening hours made each of its pages load 48 kB of
 * Latin letters.
 */
const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-200A,U+2010-2027,U+202F-205F,U+20AC,U+2122,U+2190-2193,U+2212,U+2215,U+FEFF,U+FFFD';
/**
 * Characters that nearly every page has, and apart from them Latin letters, which many pages do without. The packages' subsets are large, so the
 * `*-russian-*`, `*-signs-*` and `*-letters-*` files beside this one are cut from them by hb-subset, with the weights that tokens/fonts.ts uses and
 * the features that browsers apply (kern, liga, calt, ccmp, locl, mark, mkmk, rlig, clig) or styles ask for (lnum, tnum): for Raleway 14, 9 and 15 kB
 * instead of 26 and 48. The whole subsets are loaded for other characters only: where two faces have a character, a browser takes the one that is
 * declared later.
 */
const russian = 'U+0401,U+0410-044F,U+0451,U+2116';
const signs =
  'U+0020-0022,U+0025,U+0027-0029,U+002B-003B,U+003F,U+00A0,U+00AB,U+00B0,U+00B7,U+00BB,U+00D7,U+2013-2014,U+2018-2019,U+201C-201E,U+2026,U+2212';
const letters = 'U+0023-0024,U+0026,U+002A,U+003C-003E,U+0040-007E';
/**
 * The rouble sign is in neither the Cyrillic nor the Latin subset, only in latin-ext (31 kB for Raleway). The `*-rouble-*` files beside
 * this one are cuts of it that hold this one sign, 3.5 kB each. Both fonts and their cuts: OFL 1.1.
 */
const rouble = 'U+20BD';

interface Family {
  name: string;
  /** The same in all faces of a family: a browser chooses a face by weight before it looks at characters. */
  weights: string;
  files: readonly (readonly [file: string, range: string])[];
}

const raleway: Family = {
  name: 'Raleway',
  weights: '500 800',
  files: [
    [ralewayCyrillic, cyrillic],
    [ralewayLatin, latin],
    [ralewayRussian, russian],
    [ralewayLetters, letters],
    [ralewaySigns, signs],
    [ralewayRouble, rouble],
  ],
};

const roboto: Family = {
  name: 'Roboto',
  weights: '400 800',
  files: [
    [robotoCyrillic, cyrillic],
    [robotoLatin, latin],
    [robotoRussian, russian],
    [robotoLetters, letters],
    [robotoSigns, signs],
    [robotoRouble, rouble],
  ],
};

/** Arial stretched to the metrics of the font that is coming, so that nothing moves when it arrives. */
const fallbacks = [
  '@font-face{font-family:"Raleway Fallback";src:local("Arial");size-adjust:105.63%;ascent-override:88.99%;descent-override:22.15%;line-gap-override:0%}',
  '@font-face{font-family:"Roboto Fallback";src:local("Arial");size-adjust:100.11%;ascent-override:92.67%;descent-override:24.39%;line-gap-override:0%}',
];

const facesOf = ({ name, weights, files }: Family): string[] =>
  files.map(
    ([file, range]) =>
      `@font-face{font-family:${name};font-weight:${weights};font-display:swap;src:url(${file}) format("woff2");unicode-range:${range}}`,
  );

export function fontFaceCss(): string {
  return [...facesOf(raleway), ...facesOf(roboto), ...fallbacks].join('\n');
}

export function fontPreloads(font: Font): string[] {
  return font === 'raleway' ? [ralewayRussian, ralewaySigns] : [robotoRussian, robotoSigns];
}
