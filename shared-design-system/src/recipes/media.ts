import { breakpoints } from '../tokens/scale.ts';

const from = (width: number) => `@media (min-width: ${width}px)`;

/** Media queries, phone first. */
export const media = {
  tablet: from(breakpoints.tablet),
  split: from(breakpoints.split),
  desktop: from(breakpoints.desktop),
  wide: from(breakpoints.wide),
  /** Below 768 px. */
  phone: `@media (max-width: ${breakpoints.tablet - 1}px)`,
  /** Below 1024 px. */
  belowDesktop: `@media (max-width: ${breakpoints.desktop - 1}px)`,
  /** A phone on its side. */
  low: '@media (min-width: 560px) and (max-height: 480px)',
  hover: '@media (hover: hover)',
  print: '@media print',
} as const;
