import { type Category, isolateBidi, type PublicShop } from 'shared-contracts';
import { texts } from '../texts.ts';

const unprintable = /[^\t\n\r\u0020-\u007e\u00a0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

export const oneLine = (text: string): string => text.replace(unprintable, '').replace(/\s+/g, ' ').trim();

export const shopTitle = (shop: Pick<PublicShop, 'title' | 'name'>): string => oneLine(shop.title) || shop.name;

export const pageTitle = (page: string | undefined, shop: string): string =>
  page ? texts.shop.titled(isolateBidi(oneLine(page)), isolateBidi(shop)) : shop;

export function listTitle(category: Category | null, page: number, search: string): string | undefined {
  const parts = [
    search ? texts.head.search(search) : '',
    category ? oneLine(category.title) : '',
    page > 1 ? texts.head.page(page) : '',
  ];
  return parts.filter(Boolean).join(', ') || undefined;
}
