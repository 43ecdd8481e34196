import robotoCyrillic400 from '@fontsource/roboto/files/roboto-cyrillic-400-normal.woff2';
import robotoCyrillic500 from '@fontsource/roboto/files/roboto-cyrillic-500-normal.woff2';
import robotoCyrillic700 from '@fontsource/roboto/files/roboto-cyrillic-700-normal.woff2';
import robotoLatin400 from '@fontsource/roboto/files/roboto-latin-400-normal.woff2';
import robotoLatin500 from '@fontsource/roboto/files/roboto-latin-500-normal.woff2';
import robotoLatin700 from '@fontsource/roboto/files/roboto-latin-700-normal.woff2';
import ralewayCyrillic from '@fontsource-variable/raleway/files/raleway-cyrillic-wght-normal.woff2';
import ralewayLatin from '@fontsource-variable/raleway/files/raleway-latin-wght-normal.woff2';
import type { Font } from 'shared-contracts';
import ralewayBasic from './raleway-basic-wght-normal.woff2';
import ralewayRouble from './raleway-rouble-wght-normal.woff2';
import ralewayRussian from './raleway-russian-wght-normal.woff2';
import robotoRouble400 from './roboto-rouble-400-normal.woff2';
import robotoRouble500 from './roboto-rouble-500-normal.woff2';
import robotoRouble700 from './roboto-rouble-700-normal.woff2';

const cyrillic = 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116';
const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2190-2193,U+2212,U+2215,U+FEFF,U+FFFD';
/**
 * What nearly every page has of these. Raleway's subsets are large, so the `*-russian-*` and `*-basic-*` files beside this one are cuts of
 * them (hb-subset, all weights and features): 19 and 33 kB instead of 26 and 48. The whole ones come for other characters; where two faces
 * have a character, a browser takes the one that is named later.
 */
const russian = 'U+0401,U+0410-044F,U+0451,U+2116';
const basic = 'U+0020-007E,U+00A0,U+00AB,U+00B0,U+00B7,U+00BB,U+00D7,U+2013-2014,U+2018-2019,U+201C-201E,U+2026,U+2212';
/**
 * The rouble sign is in neither the Cyrillic nor the Latin subset, only in latin-ext (31 kB for Raleway). The `*-rouble-*` files beside
 * this one are cuts of it that hold this one sign, 3.5 kB each, under the fonts' own licences (OFL 1.1, Apache 2.0).
 */
const rouble = 'U+20BD';

interface Face {
  family: string;
  weight: string;
  file: string;
  range: string;
}

const raleway = (file: string, range: string): Face => ({ family: 'Raleway', weight: '100 900', file, range });
const roboto = (weight: string, file: string, range: string): Face => ({ family: 'Roboto', weight, file, range });

const faces: readonly Face[] = [
  raleway(ralewayCyrillic, cyrillic),
  raleway(ralewayLatin, latin),
  raleway(ralewayRussian, russian),
  raleway(ralewayBasic, basic),
  raleway(ralewayRouble, rouble),
  roboto('400', robotoCyrillic400, cyrillic),
  roboto('400', robotoLatin400, latin),
  roboto('400', robotoRouble400, rouble),
  roboto('500', robotoCyrillic500, cyrillic),
  roboto('500', robotoLatin500, latin),
  roboto('500', robotoRouble500, rouble),
  roboto('600 800', robotoCyrillic700, cyrillic),
  roboto('600 800', robotoLatin700, latin),
  roboto('600 800', robotoRouble700, rouble),
];

/** Arial stretched to the metrics of the font that is coming, so that nothing moves when it arrives. */
const fallbacks = [
  '@font-face{font-family:"Raleway Fallback";src:local("Arial");size-adjust:105.63%;ascent-override:88.99%;descent-override:22.15%;line-gap-override:0%}',
  '@font-face{font-family:"Roboto Fallback";src:local("Arial");size-adjust:100.11%;ascent-override:92.67%;descent-override:24.39%;line-gap-override:0%}',
];

/** CSS text of the self-hosted font faces, Raleway and Roboto; text shows at once in a fallback of the same measure. */
export function fontFaceCss(): string {
  const rules = faces.map(
    ({ family, weight, file, range }) =>
      `@font-face{font-family:${family};font-weight:${weight};font-display:swap;src:url(${file}) format("woff2");unicode-range:${range}}`,
  );
  return [...rules, ...fallbacks].join('\n');
}

/** Addresses of the files that a shop's first view needs, for `<link rel="preload" as="font" crossorigin>`. */
export function fontPreloads(font: Font): string[] {
  return font === 'raleway' ? [ralewayRussian, ralewayBasic] : [robotoCyrillic400, robotoCyrillic700];
}
