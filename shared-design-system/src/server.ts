/** The design system for the server: whichever of its entries is asked for, there it is this one. */
export * from './index.ts';
