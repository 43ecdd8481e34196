import * as bin from './bin/bin.ts';
import * as categories from './catalogue/categories.ts';
import * as priceRules from './catalogue/price-rule-calls.ts';
import * as prices from './catalogue/prices.ts';
import * as productActions from './catalogue/product-actions.ts';
import * as productImport from './catalogue/product-import.ts';
import * as products from './catalogue/products.ts';
import * as stock from './catalogue/stock-calls.ts';
import * as content from './content/content.ts';
import * as delivery from './delivery/delivery.ts';
import * as deliveryDays from './delivery/delivery-days-offered.ts';
import * as discovery from './discovery/discovery.ts';
import * as attempts from './generator/attempts.ts';
import * as generator from './generator/generator.ts';
import * as generatorActions from './generator/generator-actions.ts';
import * as productTexts from './generator/product-texts.ts';
import * as account from './merchants/account.ts';
import * as auth from './merchants/auth.ts';
import * as emailChange from './merchants/email-change.ts';
import * as merchants from './merchants/merchants.ts';
import * as readMerchant from './merchants/read-merchant.ts';
import * as session from './merchants/session.ts';
import * as signIn from './merchants/sign-in.ts';
import * as bot from './notifications/bot.ts';
import * as letters from './notifications/letters.ts';
import * as notices from './notifications/notices.ts';
import * as push from './notifications/push.ts';
import * as webhooks from './notifications/webhooks.ts';
import * as cardPayments from './orders/card-payments.ts';
import * as checkout from './orders/checkout.ts';
import * as confirmOrder from './orders/confirm-order.ts';
import * as deliveries from './orders/deliveries.ts';
import * as handRefunds from './orders/hand-refunds.ts';
import * as orderEdits from './orders/order-edits.ts';
import * as orderPage from './orders/order-page.ts';
import * as orderPhoto from './orders/order-photo.ts';
import * as orders from './orders/orders.ts';
import * as ordersExport from './orders/orders-export.ts';
import * as orderSums from './orders/orders-sums.ts';
import * as promoCheck from './orders/promo-check.ts';
import * as promoCodes from './orders/promo-codes.ts';
import * as payments from './payments/payments.ts';
import * as teamReleases from './registry/team-releases.ts';
import * as shopLog from './shop-log/shop-log.ts';
import * as staffAccounts from './staff/accounts.ts';
import * as complaints from './staff/complaints.ts';
import * as staffMerchantActions from './staff/merchant-actions.ts';
import * as staffMerchantCard from './staff/merchant-card.ts';
import * as staffMerchants from './staff/merchants.ts';
import * as staffPlatform from './staff/platform.ts';
import * as releaseTelemetry from './staff/release-telemetry.ts';
import * as staffRemotes from './staff/remotes.ts';
import * as staffSignIn from './staff/sign-in.ts';
import * as support from './staff/support.ts';
import * as releaseCounts from './telemetry/release-counts.ts';
import type { AnyOperation } from './wire/operation.ts';
import { isInternal, operationPath } from './wire/paths.ts';

const isOperation = (value: unknown): value is AnyOperation =>
  typeof value === 'object' && value !== null && 'access' in value && 'request' in value && 'path' in value;

/** Every operation there is, for servers, documents and tests; a front end imports the ones it calls. */
export const operations: readonly AnyOperation[] = [
  auth,
  session,
  signIn,
  account,
  emailChange,
  readMerchant,
  merchants,
  staffSignIn,
  staffAccounts,
  staffMerchants,
  staffMerchantCard,
  staffMerchantActions,
  staffPlatform,
  staffRemotes,
  releaseTelemetry,
  complaints,
  support,
  shopLog,
  products,
  productActions,
  prices,
  priceRules,
  productImport,
  stock,
  categories,
  bin,
  letters,
  orderPhoto,
  orders,
  orderEdits,
  handRefunds,
  confirmOrder,
  orderSums,
  ordersExport,
  checkout,
  orderPage,
  payments,
  promoCheck,
  promoCodes,
  cardPayments,
  deliveries,
  delivery,
  deliveryDays,
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
  releaseCounts,
  teamReleases,
].flatMap((module) => Object.values(module).filter(isOperation));

export const offeredOperations = (): Record<string, string> =>
  Object.fromEntries(
    operations
      .filter((operation) => !isInternal(operation))
      .map((operation) => [operation.name, `${operation.method} ${operationPath(operation)}`]),
  );
