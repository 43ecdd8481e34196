import type { LoadPage } from 'shared-runtime/page';
import { texts } from '../../texts.ts';
import { shopRead } from './api.ts';

export const loadShop: LoadPage = async ({ reads, params }) => {
  const { data: shop, error } = await reads.ask(shopRead, { merchantName: params.merchantName ?? '' });
  if (error) throw new Error(error.code);
  return { status: 200, head: { title: texts.title(shop.title) } };
};
