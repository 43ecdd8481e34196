import type { LoadPage, ServerRemote } from 'shared-runtime/page';
import { addressesOf } from '../addresses.ts';
import { texts as complaintTexts } from '../features/complaint/texts.ts';
import { documentOf } from '../features/documents/document-of.ts';
import { documentHead } from '../head/index.ts';
import { texts } from '../layout/texts.ts';
import { orderTexts } from '../order-texts.ts';
import { loadCheckout } from './load-checkout.tsx';
import { loadHome } from './load-home.ts';
import { loadOrder } from './load-order.tsx';
import { loadProduct } from './load-product.tsx';
import { loadShop, privatePage } from './load-shop.ts';

const loadMyOrders: LoadPage = async (page) => {
  const { found, closed } = await loadShop(page);
  return closed ?? privatePage(found, 200, orderTexts.mine.title);
};

const loadComplaint: LoadPage = async (page) => {
  const { found, closed } = await loadShop(page);
  return closed ?? privatePage(found, 200, complaintTexts.title);
};

const loadDocument: LoadPage = async (page) => {
  const { found, closed } = await loadShop(page);
  if (closed) return closed;
  const { name, title } = documentOf(found.shop, page.pathname);
  const path = addressesOf(found.shop.name).document(name);
  return { status: 200, head: documentHead({ ...found, title, path }) };
};

const loadNotFound: LoadPage = async (page) => {
  const { found, closed } = await loadShop(page);
  return closed ?? privatePage(found, 404, texts.missing.title);
};

export const loaders: ServerRemote['loaders'] = {
  'shop-home': loadHome,
  product: loadProduct,
  checkout: loadCheckout,
  order: loadOrder,
  orders: loadMyOrders,
  complaint: loadComplaint,
  documents: loadDocument,
  'not-found': loadNotFound,
};
