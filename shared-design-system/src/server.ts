/** The design system on the server: an import of any of its entries is resolved to this one. */
export * from './index.ts';
