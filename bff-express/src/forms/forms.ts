import { type Request, type RequestHandler, type Response, Router } from 'express';
import {
  type AnyOperation,
  basePath,
  cancelOrder,
  cartFields,
  confirmOrder,
  formPathsOf,
  formsPath,
  isNameShaped,
  reportPayment,
  waitFields,
} from 'shared-contracts';
import { shopPath } from '../brands/brand-of-shop.ts';
import { sendBusyPage } from '../busy-page.ts';
import type { CartCookie } from '../carts/cart-cookie.ts';
import { withAdded, withCart, withoutOrderedLines, withQuantity } from '../carts/carts.ts';
import type { Context } from '../context.ts';
import { readPromos, writePromo } from '../cookies/promo-cookie.ts';
import { isSameOriginCall } from '../guards/origin.ts';
import { createTokenBuckets } from '../limits/buckets.ts';
import { labelled } from '../log/labelled.ts';
import { createPageExchange } from '../pages/facts.ts';
import type { RenderedPages } from '../pages/rendered-pages.ts';
import { pageSecurity } from '../pages/security.ts';
import { sendProblem } from '../problems.ts';
import { texts } from '../texts.ts';
import { joinStockWaitlist } from './await-stock.ts';
import { callOrder } from './call-order.ts';
import { lookOf, sendNoScriptPage } from './plain-page.ts';
import { type Fields, fieldsOf, readBody } from './read-form.ts';
import { readAdded, readGivenCart, readQuantityChange } from './read-line.ts';
import { sendRetryPage } from './retry-page.ts';

interface SentForm {
  request: Request;
  response: Response;
  shop: string;
  fields: Fields;
  kept: ReturnType<CartCookie['read']>;
}

const retryAfter = 5;

type Cart = Parameters<typeof withCart>[2];

/** The cart after the pressed button. Undefined where no button was pressed, null where its fields are invalid. */
function pressed(cart: Cart, fields: Fields): Cart | undefined | null {
  if (fields[cartFields.add] !== undefined) {
    const line = readAdded(fields);
    return line && withAdded(cart, line);
  }
  if (fields[cartFields.set] === undefined) return undefined;
  const line = readQuantityChange(fields);
  return line && withQuantity(cart, line, line.quantity);
}

const shopPagePath = (shop: string, rest: string): string => shopPath(shop) + (rest && `/${rest}`);

/**
 * Handles the forms of a shop's pages, for browsers without scripts or before the scripts have loaded. The answer to each is another page, or the
 * same page with what is wrong.
 */
export function createForms(context: Context, pages: RenderedPages): Router {
  const { cartCookie, leftCookie, config } = context;
  const ofAddress = createTokenBuckets(config.quotas.forms);
  const setPageSecurity = pageSecurity(context);

  const lookFor = ({ visit }: Request, shop: string) => lookOf(context, visit, shopPagePath(shop, ''));

  const askAgain = ({ request, response, shop, fields }: SentForm, status: 429 | 503, after = retryAfter): void =>
    sendRetryPage(response, status, { action: request.path, fields, retryAfter: after, look: lookFor(request, shop) });

  const form = (handle: (sent: SentForm) => void | Promise<void>): RequestHandler[] => [
    (request, response, next) => {
      if (isSameOriginCall(request.headers, request.visit.site)) next();
      else sendProblem(response, 'origin_forbidden', request.visit);
    },
    ({ visit }, response, next) => {
      // Of what is above a quota, one address has no more read than of what is handled.
      if (visit.retryAfter === undefined || ofAddress.take(visit.address).allowed) next();
      else sendBusyPage(response, 429, visit.retryAfter);
    },
    readBody,
    async (request, response) => {
      const shop = String(request.params.shop);
      const fields = isNameShaped(shop) ? await fieldsOf(request.body, request.headers['content-type'] ?? '') : null;
      if (!fields) return sendProblem(response, 'malformed_body', request.visit);
      const { address, cookies, retryAfter: quotaWait } = request.visit;
      const sent = { request, response, shop, fields, kept: cartCookie.read(cookies) };
      if (quotaWait !== undefined) return askAgain(sent, 429, quotaWait);
      const { allowed, wait } = ofAddress.take(address);
      if (allowed) await handle(sent);
      else askAgain(sent, 429, Math.max(1, Math.ceil(wait)));
    },
  ];

  const keep = ({ request, response, shop, kept }: SentForm, cart: Cart): boolean => {
    const cookie = cartCookie.write(request.visit.site, withCart(kept.carts, shop, cart));
    if (cookie !== undefined) response.append('set-cookie', cookie);
    return cookie !== undefined;
  };

  const add = (sent: SentForm): void => {
    const { request, response, shop, fields, kept } = sent;
    const line = readAdded(fields);
    if (!line) {
      sendProblem(response, 'validation_failed', request.visit);
      return;
    }
    keep(sent, withAdded(kept.carts.get(shop) ?? [], line));
    response.redirect(303, shopPagePath(shop, 'checkout'));
  };

  const checkout = async (sent: SentForm): Promise<void> => {
    const { request, response, shop, fields, kept } = sent;
    const { visit } = request;
    const before = kept.carts.get(shop) ?? [];
    const changed = pressed(before, fields);
    if (changed === null) return sendProblem(response, 'validation_failed', visit);
    const cart = changed ?? before;
    if (changed) keep(sent, changed);
    const promos = readPromos(visit.cookies);
    const path = shopPagePath(shop, 'checkout');
    if (changed?.length === 0) return response.redirect(303, path);
    const nonce = setPageSecurity(request, response);
    const exchange = await createPageExchange(context, request, response, { path, nonce });
    const page = await pages.answerForm(exchange, { cart, sent: fields, promo: promos.get(shop) });
    if (!page) {
      // With the changed cart kept, sending the form again would add the same product once more.
      response.removeHeader('set-cookie');
      return askAgain(sent, 503);
    }
    if (page.leadsTo === undefined) return;
    const left = page.left && leftCookie.write(visit.site, basePath + page.leadsTo, page.left);
    if (left) response.append('set-cookie', left);
    if (page.ordered.length > 0) {
      keep(sent, withoutOrderedLines(cart, page.ordered));
      if (promos.has(shop)) response.append('set-cookie', writePromo(visit.site, promos, shop, null));
    }
    response.redirect(303, basePath + page.leadsTo);
  };

  const giveCart = (sent: SentForm): void => {
    const { request, response, shop, fields, kept } = sent;
    const given = readGivenCart(fields.lines ?? '');
    if (given && keep(sent, given.reduce(withAdded, kept.carts.get(shop) ?? []))) response.status(204).end();
    else sendProblem(response, 'validation_failed', request.visit);
  };

  const takeCart = (sent: SentForm): void => {
    const { at, carts } = sent.kept;
    keep(sent, []);
    sent.response.set('cache-control', 'no-store').json({ at, lines: carts.get(sent.shop) ?? [] });
  };

  const ofOrder =
    (operation: AnyOperation, bodyOf: (fields: Fields) => object) =>
    async (sent: SentForm): Promise<void> => {
      const { request, response, shop, fields } = sent;
      const token = String(request.params.token);
      const body = { order_token: token, ...bodyOf(fields) };
      if (await callOrder(context, request.visit, operation, body))
        response.redirect(303, shopPagePath(shop, `order/${encodeURIComponent(token)}`));
      else askAgain(sent, 503);
    };

  const report = ofOrder(reportPayment, ({ sum }) => ({ sum: sum === undefined ? undefined : Number(sum) }));

  const confirm = ofOrder(confirmOrder, ({ offer = '', personal_data = '', version }) => ({
    consents: { offer, personal_data },
    version: version === undefined ? undefined : Number(version),
  }));

  const cancel = ofOrder(cancelOrder, ({ reason }) => ({ reason }));

  const wait = async (sent: SentForm): Promise<void> => {
    const { request, response, shop, fields } = sent;
    const awaited = await joinStockWaitlist(context, request.visit, { shop, fields });
    if (!awaited) return askAgain(sent, 503);
    const { back, ...words } = texts.awaited[awaited];
    const to = shopPagePath(shop, `product/${encodeURIComponent(fields[waitFields.product] ?? '')}`);
    const page = { ...words, back: { to, label: back } };
    sendNoScriptPage(response, awaited === 'wrong' ? 400 : 200, lookFor(request, shop), page);
  };

  const lead = (rest: (request: Request) => string): RequestHandler => {
    return (request, response) => {
      const shop = String(request.params.shop);
      if (isNameShaped(shop)) response.redirect(303, shopPagePath(shop, rest(request)));
      else sendProblem(response, 'not_found', request.visit);
    };
  };

  const router = Router({ caseSensitive: true, strict: true });
  router.use(formsPath, (request, response, next) => {
    setPageSecurity(request, response);
    next();
  });
  const {
    cart,
    checkout: order,
    giveCart: give,
    takeCart: take,
    awaitStock,
    reportPayment: reportPath,
    confirmOrder: confirmPath,
    cancelOrder: cancelPath,
  } = formPathsOf(':shop');
  const orderPage = ({ params }: Request) => `order/${encodeURIComponent(String(params.token))}`;
  const routes = [
    [cart, add, () => 'checkout'],
    [order, checkout, () => 'checkout'],
    [give, giveCart, () => 'checkout'],
    [take, takeCart, () => 'checkout'],
    [awaitStock, wait, () => ''],
    [reportPath(':token'), report, orderPage],
    [confirmPath(':token'), confirm, orderPage],
    [cancelPath(':token'), cancel, orderPage],
  ] as const;
  for (const [path, handle, page] of routes)
    router
      .route(path)
      .all(labelled(path))
      .post(...form(handle))
      .get(lead(page));
  return router;
}
