import * as account from './account/account.ts';
import * as auth from './account/auth.ts';
import * as bot from './account/bot.ts';
import * as notices from './account/notices.ts';
import * as push from './account/push.ts';
import * as signIn from './account/sign-in.ts';
import * as bin from './catalogue/bin.ts';
import * as categories from './catalogue/categories.ts';
import * as productActions from './catalogue/product-actions.ts';
import * as productImport from './catalogue/product-import.ts';
import * as products from './catalogue/products.ts';
import * as content from './content/content.ts';
import * as attempts from './generator/attempts.ts';
import * as generator from './generator/generator.ts';
import * as generatorActions from './generator/generator-actions.ts';
import * as productTexts from './generator/product-texts.ts';
import * as merchants from './merchants/merchants.ts';
import * as shopLog from './merchants/shop-log.ts';
import * as webhooks from './merchants/webhooks.ts';
import * as cardPayments from './orders/card-payments.ts';
import * as checkout from './orders/checkout.ts';
import * as delivery from './orders/delivery.ts';
import * as letters from './orders/letters.ts';
import * as orders from './orders/orders.ts';
import * as orderSums from './orders/orders-sums.ts';
import * as payments from './orders/payments.ts';
import * as discovery from './pages/discovery.ts';
import * as staffAccounts from './staff/accounts.ts';
import * as complaints from './staff/complaints.ts';
import * as staffMerchantActions from './staff/merchant-actions.ts';
import * as staffMerchantCard from './staff/merchant-card.ts';
import * as staffMerchants from './staff/merchants.ts';
import * as staffPlatform from './staff/platform.ts';
import * as staffSignIn from './staff/sign-in.ts';
import type { AnyOperation } from './wire/operation.ts';

const isOperation = (value: unknown): value is AnyOperation =>
  typeof value === 'object' && value !== null && 'access' in value && 'request' in value && 'path' in value;

/** Every operation there is, for servers, documents and tests; a front end imports the ones it calls. */
export const operations: readonly AnyOperation[] = [
  auth,
  signIn,
  account,
  merchants,
  staffSignIn,
  staffAccounts,
  staffMerchants,
  staffMerchantCard,
  staffMerchantActions,
  staffPlatform,
  complaints,
  shopLog,
  products,
  productActions,
  productImport,
  categories,
  bin,
  letters,
  orders,
  orderSums,
  checkout,
  payments,
  cardPayments,
  delivery,
  bot,
  notices,
  push,
  webhooks,
  content,
  generator,
  generatorActions,
  attempts,
  productTexts,
  discovery,
].flatMap((module) => Object.values(module).filter(isOperation));
