import { type Category, isolated, type PublicShop } from 'shared-contracts';
import { texts } from '../texts.ts';

/** Control characters and halves of surrogate pairs, which no page should hold. */
const unprintable = /[^\t\n\r\u0020-\u007e\u00a0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** A text in one line, without what cannot be shown. */
export const oneLine = (text: string): string => text.replace(unprintable, '').replace(/\s+/g, ' ').trim();

/** A shop's name that people read. */
export const shopTitle = (shop: Pick<PublicShop, 'title' | 'name'>): string => oneLine(shop.title) || shop.name;

/**
 * What the browser's tab says, on the server and in the browser.
 * @param page what this page is; the shop's name alone where it is left out
 * @param shop the shop's title; empty while it is not known
 */
export const pageTitle = (page: string | undefined, shop: string): string =>
  page ? texts.shop.titled(isolated(oneLine(page)), isolated(shop)) : shop;

/** What a page of the shop's list is called; undefined for its beginning, which the shop's name stands for. */
export function listTitle(category: Category | null, page: number, search: string): string | undefined {
  const parts = [
    search ? texts.head.search(search) : '',
    category ? oneLine(category.title) : '',
    page > 1 ? texts.head.page(page) : '',
  ];
  return parts.filter(Boolean).join(', ') || undefined;
}
