import * as bin from './bin/bin.ts';
import * as categories from './catalogue/categories.ts';
import * as priceRuleCalls from './catalogue/price-rule-calls.ts';
import * as prices from './catalogue/prices.ts';
import * as productActions from './catalogue/product-actions.ts';
import * as productImport from './catalogue/product-import.ts';
import * as products from './catalogue/products.ts';
import * as stockCalls from './catalogue/stock-calls.ts';
import * as content from './content/content.ts';
import * as placePictures from './content/place-pictures.ts';
import * as delivery from './delivery/delivery.ts';
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
import * as stockWaits from './notifications/stock-waits.ts';
import * as telegramSignIn from './notifications/telegram-sign-in.ts';
import * as webhooks from './notifications/webhooks.ts';
import * as cardPayments from './orders/card-payments.ts';
import * as checkout from './orders/checkout.ts';
import * as confirmOrder from './orders/confirm-order.ts';
import * as deliveries from './orders/deliveries.ts';
import * as deliveryDaysOffered from './orders/delivery-days-offered.ts';
import * as handRefunds from './orders/hand-refunds.ts';
import * as orderEdits from './orders/order-edits.ts';
import * as orderPage from './orders/order-page.ts';
import * as orderPhoto from './orders/order-photo.ts';
import * as orders from './orders/orders.ts';
import * as ordersExport from './orders/orders-export.ts';
import * as ordersSums from './orders/orders-sums.ts';
import * as paymentMethods from './orders/payment-methods.ts';
import * as promoCheck from './orders/promo-check.ts';
import * as promoCodes from './orders/promo-codes.ts';
import * as paymentConnection from './payments/payment-connection.ts';
import * as paymentNotification from './payments/payment-notification.ts';
import * as payments from './payments/payments.ts';
import * as remotes from './registry/remotes.ts';
import * as teamReleases from './registry/team-releases.ts';
import * as shopLog from './shop-log/shop-log.ts';
import * as staffAccounts from './staff/accounts.ts';
import * as complaints from './staff/complaints.ts';
import * as merchantActions from './staff/merchant-actions.ts';
import * as merchantCard from './staff/merchant-card.ts';
import * as staffMerchants from './staff/merchants.ts';
import * as platform from './staff/platform.ts';
import * as staffSignIn from './staff/sign-in.ts';
import * as support from './staff/support.ts';
import * as releaseCounts from './telemetry/release-counts.ts';
import * as releaseTelemetry from './telemetry/release-telemetry.ts';
import type { AnyOperation } from './wire/operation.ts';
import { isInternal, operationPath } from './wire/paths.ts';

const isOperation = (value: unknown): value is AnyOperation =>
  typeof value === 'object' && value !== null && 'access' in value && 'request' in value && 'path' in value;

const operationsOf = (...modules: readonly object[]): readonly AnyOperation[] =>
  modules.flatMap((module) => Object.values(module).filter(isOperation));

/** By the domain whose service answers them, which is the folder that both packages keep them in. */
export const operationsByDomain = {
  merchants: operationsOf(auth, session, signIn, account, emailChange, readMerchant, merchants),
  staff: operationsOf(
    staffSignIn,
    staffAccounts,
    staffMerchants,
    merchantCard,
    merchantActions,
    platform,
    complaints,
    support,
  ),
  'shop-log': operationsOf(shopLog),
  catalogue: operationsOf(products, productActions, prices, priceRuleCalls, productImport, stockCalls, categories),
  bin: operationsOf(bin),
  orders: operationsOf(
    orderPhoto,
    orders,
    orderEdits,
    handRefunds,
    confirmOrder,
    ordersSums,
    ordersExport,
    checkout,
    orderPage,
    paymentMethods,
    promoCheck,
    promoCodes,
    cardPayments,
    deliveries,
    deliveryDaysOffered,
  ),
  payments: operationsOf(payments, paymentConnection, paymentNotification),
  delivery: operationsOf(delivery),
  notifications: operationsOf(letters, stockWaits, bot, telegramSignIn, notices, push, webhooks),
  content: operationsOf(content, placePictures),
  generator: operationsOf(generator, generatorActions, attempts, productTexts),
  discovery: operationsOf(discovery),
  telemetry: operationsOf(releaseCounts, releaseTelemetry),
  registry: operationsOf(teamReleases, remotes),
} as const;

/** Every operation there is, for servers, documents and tests; a front end imports the ones it calls. */
export const operations: readonly AnyOperation[] = Object.values(operationsByDomain).flat();

export const offeredOperations = (): Record<string, string> =>
  Object.fromEntries(
    operations
      .filter((operation) => !isInternal(operation))
      .map((operation) => [operation.name, `${operation.method} ${operationPath(operation)}`]),
  );
