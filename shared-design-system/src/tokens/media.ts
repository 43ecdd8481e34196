import { breakpoints } from './scale.ts';

const from = (width: number) => `@media (min-width: ${width}px)` as const;
const below = (width: number) => `@media (max-width: ${width - 1}px)` as const;

/** Media queries, phone first. */
export const media = {
  dialog: from(breakpoints.dialog),
  tablet: from(breakpoints.tablet),
  split: from(breakpoints.split),
  desktop: from(breakpoints.desktop),
  roomy: from(breakpoints.roomy),
  wide: from(breakpoints.wide),
  below360: below(360),
  below420: below(420),
  below480: below(480),
  belowDialog: below(breakpoints.dialog),
  /** Below 768 px. */
  phone: below(breakpoints.tablet),
  belowDesktop: below(breakpoints.desktop),
  /** A phone whose reader has set large letters: narrow in `em`, which is the browser's own font size. */
  largeType: '@media (max-width: 19.5em)',
  /** A phone on its side. */
  low: '@media (min-width: 560px) and (max-height: 480px)',
  /** Higher than a phone on its side. */
  high: '@media (min-height: 481px)',
  hover: '@media (hover: hover)',
  print: '@media print',
} as const;

/** The condition of a media query, for `matchMedia`. */
export const conditionOf = (query: (typeof media)[keyof typeof media]): string => query.replace('@media ', '');
