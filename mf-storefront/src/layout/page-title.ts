import { texts } from '../texts.ts';

/**
 * What the browser's tab says.
 * @param page what this page is; the shop's name alone where it is left out
 * @param shop the shop's title; empty while it is not known
 */
export const pageTitle = (page: string | undefined, shop: string): string =>
  page ? texts.shop.titled(page, shop) : shop;
