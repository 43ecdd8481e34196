import * as account from './account.ts';
import * as admin from './admin.ts';
import * as auth from './auth.ts';
import * as bin from './bin.ts';
import * as bot from './bot.ts';
import * as categories from './categories.ts';
import * as checkout from './checkout.ts';
import * as content from './content.ts';
import * as delivery from './delivery.ts';
import * as discovery from './discovery.ts';
import * as generator from './generator.ts';
import * as merchants from './merchants.ts';
import type { AnyOperation } from './operation.ts';
import * as orders from './orders.ts';
import * as orderSums from './orders-sums.ts';
import * as payments from './payments.ts';
import * as productActions from './product-actions.ts';
import * as productImport from './product-import.ts';
import * as products from './products.ts';
import * as signIn from './sign-in.ts';

const isOperation = (value: unknown): value is AnyOperation =>
  typeof value === 'object' && value !== null && 'access' in value && 'request' in value && 'group' in value;

/** Every operation there is, for servers, documents and tests; a front end imports the ones it calls. */
export const operations: readonly AnyOperation[] = [
  auth,
  signIn,
  account,
  merchants,
  admin,
  products,
  productActions,
  productImport,
  categories,
  bin,
  orders,
  orderSums,
  checkout,
  payments,
  delivery,
  bot,
  content,
  generator,
  discovery,
].flatMap((module) => Object.values(module).filter(isOperation));
