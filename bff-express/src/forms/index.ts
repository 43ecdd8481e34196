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
import { withAdded, withCart, withoutOrderedLines, withQuantity } from '../carts/carts.ts';
import type { Context } from '../context.ts';
import { readPromos, writePromo } from '../cookies/promo-cookie.ts';
import { isSameOriginCall } from '../guards/origin.ts';
import { createTokenBuckets } from '../limits/buckets.ts';
import { newNonce } from '../pages/compression/index.ts';
import { factsOf } from '../pages/facts.ts';
import type { RenderedPages } from '../pages/rendered-pages.ts';
import { pageSecurity } from '../pages/security.ts';
import { sendProblem } from '../problems.ts';
import { texts } from '../texts.ts';
import { sendRetryPage } from './again-page.ts';
import { joinStockWaitlist } from './await-stock.ts';
import { callOrder } from './call-order.ts';
import { lookOf, sendNoScriptPage } from './plain-page.ts';
import { type Fields, fieldsOf, readBody } from './read-form.ts';
import { readAdded, readQuantityChange } from './read-line.ts';

interface SentForm {
  request: Request;
  response: Response;
  shop: string;
  fields: Fields;
}

const retryAfter = 5;

type Cart = Parameters<typeof withCart>[2];

/** Undefined where no button was pressed, null where what it sends makes no sense. */
function pressed(cart: Cart, fields: Fields): Cart | undefined | null {
  if (fields[cartFields.add] !== undefined) {
    const line = readAdded(fields);
    return line && withAdded(cart, line);
  }
  if (fields[cartFields.set] === undefined) return undefined;
  const line = readQuantityChange(fields);
  return line && withQuantity(cart, line, line.quantity);
}

const pageOf = (shop: string, rest: string): string => `${basePath}/shop/${shop}${rest && `/${rest}`}`;

/**
 * The forms of a shop's pages, for browsers in which no script runs or none has come: each is answered with another page, or with the same
 * one and what is wrong.
 */
export function createForms(context: Context, pages: RenderedPages): Router {
  const { cartCookie, leftCookie, config, siteOf } = context;
  const ofAddress = createTokenBuckets(config.shares.forms);

  const lookFor = (request: Request, shop: string) => lookOf(context, request, pageOf(shop, ''));

  const askAgain = ({ request, response, shop, fields }: SentForm, status: 429 | 503, after = retryAfter): void =>
    sendRetryPage(response, status, { action: request.path, fields, retryAfter: after, look: lookFor(request, shop) });

  const form = (handle: (sent: SentForm) => void | Promise<void>): RequestHandler[] => [
    (request, response, next) => {
      if (isSameOriginCall(request.headers, siteOf(request))) next();
      else sendProblem(response, 'origin_forbidden', request.id);
    },
    readBody,
    async (request, response) => {
      const shop = String(request.params.shop);
      const fields = isNameShaped(shop) ? await fieldsOf(request.body, request.headers['content-type'] ?? '') : null;
      if (!fields) return sendProblem(response, 'malformed_body', request.id);
      const { allowed, wait } = ofAddress.take(request.address);
      if (allowed) await handle({ request, response, shop, fields });
      else askAgain({ request, response, shop, fields }, 429, Math.max(1, Math.ceil(wait)));
    },
  ];

  const cartsOf = (request: Request) => cartCookie.read(request.headers.cookie, siteOf(request));

  const keep = ({ request, response, shop }: SentForm, cart: Cart): void => {
    const cookie = cartCookie.write(siteOf(request), withCart(cartsOf(request).carts, shop, cart));
    if (cookie !== undefined) response.append('set-cookie', cookie);
  };

  const add = (sent: SentForm): void => {
    const { request, response, shop, fields } = sent;
    const line = readAdded(fields);
    if (!line) {
      sendProblem(response, 'validation_failed', request.id);
      return;
    }
    keep(sent, withAdded(cartsOf(request).carts.get(shop) ?? [], line));
    response.redirect(303, pageOf(shop, 'checkout'));
  };

  const checkout = async (sent: SentForm): Promise<void> => {
    const { request, response, shop, fields } = sent;
    const before = cartsOf(request).carts.get(shop) ?? [];
    const changed = pressed(before, fields);
    if (changed === null) return sendProblem(response, 'validation_failed', request.id);
    const cart = changed ?? before;
    if (changed) keep(sent, changed);
    const site = siteOf(request);
    const promos = readPromos(request.headers.cookie, site);
    const page = pageOf(shop, 'checkout');
    if (changed?.length === 0) return response.redirect(303, page);
    const facts = await factsOf(context, request, page);
    response.locals.token = context.telemetry.tokenFor(facts.snapshot);
    const made = await pages.answerForm(request, response, facts, { cart, sent: fields, promo: promos.get(shop) });
    if (!made) return askAgain(sent, 503);
    if (made.leadsTo === undefined) return;
    const left = made.left && leftCookie.write(site, basePath + made.leadsTo, made.left);
    if (left) response.append('set-cookie', left);
    if (made.ordered.length > 0) {
      keep(sent, withoutOrderedLines(cart, made.ordered));
      if (promos.has(shop)) response.append('set-cookie', writePromo(site, promos, shop, null));
    }
    response.redirect(303, basePath + made.leadsTo);
  };

  const takeCart = (sent: SentForm): void => {
    const { at, carts } = cartsOf(sent.request);
    keep(sent, []);
    sent.response.set('cache-control', 'no-store').json({ at, lines: carts.get(sent.shop) ?? [] });
  };

  const ofOrder =
    (operation: AnyOperation, bodyOf: (fields: Fields) => object) =>
    async (sent: SentForm): Promise<void> => {
      const { request, response, shop, fields } = sent;
      const token = String(request.params.token);
      const body = { order_token: token, ...bodyOf(fields) };
      if (await callOrder(context, request, operation, body))
        response.redirect(303, pageOf(shop, `order/${encodeURIComponent(token)}`));
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
    const awaited = await joinStockWaitlist(context, request, { shop, site: siteOf(request).origin, fields });
    if (!awaited) return askAgain(sent, 503);
    const { back, ...words } = texts.awaited[awaited];
    const to = pageOf(shop, `product/${encodeURIComponent(fields[waitFields.product] ?? '')}`);
    const page = { ...words, back: { to, label: back } };
    sendNoScriptPage(response, awaited === 'wrong' ? 400 : 200, lookFor(request, shop), page);
  };

  const lead = (rest: (request: Request) => string): RequestHandler => {
    return (request, response) => {
      const shop = String(request.params.shop);
      if (isNameShaped(shop)) response.redirect(303, pageOf(shop, rest(request)));
      else sendProblem(response, 'not_found', request.id);
    };
  };

  const router = Router({ caseSensitive: true, strict: true });
  router.use(formsPath, (_request, response, next) => {
    response.locals.nonce = newNonce();
    next();
  });
  router.use(formsPath, pageSecurity(context));
  const {
    cart,
    checkout: order,
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
    [take, takeCart, () => 'checkout'],
    [awaitStock, wait, () => ''],
    [reportPath(':token'), report, orderPage],
    [confirmPath(':token'), confirm, orderPage],
    [cancelPath(':token'), cancel, orderPage],
  ] as const;
  for (const [path, handle, page] of routes) {
    const label: RequestHandler = (request, _response, next) => {
      request.label = path;
      next();
    };
    router
      .route(path)
      .all(label)
      .post(...form(handle))
      .get(lead(page));
  }
  return router;
}
