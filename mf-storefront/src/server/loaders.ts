import type { LoadPage, ServerRemote } from 'shared-runtime';
import { documentOf } from '../features/documents/document-of.ts';
import { texts } from '../texts.ts';
import { loadHome } from './load-home.ts';
import { loadOrder } from './load-order.ts';
import { loadProduct } from './load-product.ts';
import { loadShop, shopPage } from './load-shop.ts';

/** The cart is the browser's: there is only its place. */
const loadCheckout: LoadPage = async (page) => {
  const { shop, closed } = await loadShop(page);
  return closed ?? shopPage(shop, texts.cart.page);
};

const loadDocument: LoadPage = async (page) => {
  const { shop, closed } = await loadShop(page);
  return closed ?? shopPage(shop, documentOf(shop, page.pathname).title);
};

const loadNotFound: LoadPage = async (page) => {
  const { shop, closed } = await loadShop(page);
  return closed ?? { ...shopPage(shop, texts.shop.missing.title), status: 404 };
};

/** What each screen needs to be shown, by its key in `remote.json`. */
export const loaders: ServerRemote['loaders'] = {
  'shop-home': loadHome,
  product: loadProduct,
  checkout: loadCheckout,
  order: loadOrder,
  documents: loadDocument,
  'not-found': loadNotFound,
};
