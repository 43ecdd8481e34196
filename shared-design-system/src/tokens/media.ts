/** Widths are px at the default font size, and queries in em: with large letters a person gets the layout of a narrower window. */
const from = (width: number) => `@media (min-width: ${width / 16}em)` as const;
const below = (width: number) => `@media (max-width: ${(width - 1) / 16}em)` as const;

const dialog = 640;
const tablet = 768;
const desktop = 1024;

export const media = {
  dialog: from(dialog),
  tablet: from(tablet),
  split: from(1000),
  desktop: from(desktop),
  roomy: from(1100),
  wide: from(1200),
  below360: below(360),
  below420: below(420),
  below480: below(480),
  belowDialog: below(dialog),
  phone: below(tablet),
  belowDesktop: below(desktop),
  largeType: '@media (max-width: 19.5em)',
  twoCards: `@media (min-width: 19.5625em) and (max-width: ${(tablet - 1) / 16}em)`,
  low: '@media (min-width: 35em) and (max-height: 30em)',
  high: '@media (min-height: 30.0625em)',
  hover: '@media (hover: hover)',
  print: '@media print',
  forcedColours: '@media (forced-colors: active)',
} as const;

export const mediaCondition = (query: (typeof media)[keyof typeof media]): string => query.replace('@media ', '');
