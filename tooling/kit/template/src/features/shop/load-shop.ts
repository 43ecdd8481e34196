import type { LoadPage } from 'shared-runtime/page';
import { texts } from '../../texts.ts';
import { shopRead } from './api.ts';

/** Asks for the page's data as the screen does, which finds it there. Where that fails, the browser asks for itself. */
export const loadShop: LoadPage = async ({ reads, params }) => {
  const { data: shop, error } = await reads.ask(shopRead, { merchantName: params.merchantName ?? '' });
  if (error) throw new Error(error.code);
  return { status: 200, head: { title: texts.title(shop.title) } };
};
