/** Widths are px at the usual font size, and queries in em: who has set large letters gets the layout of a narrower window. */
const from = (width: number) => `@media (min-width: ${width / 16}em)` as const;
const below = (width: number) => `@media (max-width: ${(width - 1) / 16}em)` as const;

const dialog = 640;
const tablet = 768;
const desktop = 1024;

/**
 * Media queries, phone first: room for a dialog that does not fill the page, two columns, two panes of products, the office's list on the
 * left, a product's words beside each other, the wide shop.
 */
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
  /** Below 768 px. */
  phone: below(tablet),
  belowDesktop: below(desktop),
  /** A phone whose reader has set large letters. */
  largeType: '@media (max-width: 19.5em)',
  /** A phone that has room for two products side by side. */
  twoCards: `@media (min-width: 19.5625em) and (max-width: ${(tablet - 1) / 16}em)`,
  /** A phone on its side. */
  low: '@media (min-width: 35em) and (max-height: 30em)',
  /** Higher than a phone on its side. */
  high: '@media (min-height: 30.0625em)',
  hover: '@media (hover: hover)',
  print: '@media print',
  /** The system's own few colours: author's backgrounds and shadows are gone. */
  forcedColours: '@media (forced-colors: active)',
} as const;

/** The condition of a media query, for `matchMedia`. */
export const conditionOf = (query: (typeof media)[keyof typeof media]): string => query.replace('@media ', '');
