import { type Request, type Response, Router } from 'express';
import { basePath, parsePromoCodeText, promoParameter } from 'shared-contracts';
import { sendBusyPage } from '../busy-page.ts';
import type { Context } from '../context.ts';
import { readPromos, writePromo } from '../cookies/promo-cookie.ts';
import { noteRoute } from '../log/access.ts';
import { compressFor } from './compression/index.ts';
import { renderDocument } from './document/document.ts';
import { completePage, createPageExchange, type PageExchange } from './facts.ts';
import { takeOverride, takePreview } from './release-links.ts';
import type { RenderedPages } from './rendered-pages.ts';
import { pageSecurity } from './security.ts';
import { createPageStatus } from './status.ts';

/** Not an Express route with a parameter: Express would decode the path, and refuse a malformed address instead of showing "not found". */
const isPage = ({ method, path }: Request): boolean =>
  (method === 'GET' || method === 'HEAD') && (path === basePath || path.startsWith(`${basePath}/`));

export function createPages(context: Context, renderedPages: RenderedPages): Router {
  const statusOf = createPageStatus(context);

  const keepPromo = ({ request, response, search, facts }: PageExchange): void => {
    const { shop } = facts.address;
    const code = parsePromoCodeText(search.get(promoParameter));
    if (!code || shop === undefined) return;
    const { site, cookies } = request.visit;
    response.append('set-cookie', writePromo(site, readPromos(cookies), shop, code));
  };

  const showKept = async (exchange: PageExchange): Promise<boolean> => {
    const { address, path } = exchange.facts;
    const { route, shop } = address;
    const { cookies } = exchange.request.visit;
    const left = context.leftCookie.read(cookies, path);
    if (left !== undefined) return (await renderedPages.answerForm(exchange, { cart: [], sent: null, left })) !== null;
    if (!route?.takesForms || shop === undefined) return false;
    const cart = context.cartCookie.read(cookies).carts.get(shop);
    if (cart === undefined) return false;
    const promo = readPromos(cookies).get(shop);
    return (await renderedPages.answerForm(exchange, { cart, sent: null, promo })) !== null;
  };

  const setPageSecurity = pageSecurity(context);

  const show = async (request: Request, response: Response, nonce: string): Promise<void> => {
    const exchange = await createPageExchange(context, request, response, { path: request.path, nonce });
    const { facts, blanks } = exchange;
    const { address, main, token, cohort } = facts;
    if (cohort) response.append('set-cookie', cohort);
    keepPromo(exchange);
    const { route, area } = address;
    noteRoute(response, route?.template ?? (main ? 'no page' : 'no release'));
    if (main && facts.isUnavailable && area === 'office') {
      sendBusyPage(response, 503, 5);
      return;
    }
    if (main && (await showKept(exchange))) return;
    if (main && (await renderedPages.answer(exchange))) return;

    const known = route && main && !route.catchesRest;
    const { status, unknownShop } = known
      ? await statusOf(request.visit, address, token)
      : { status: main ? 404 : 503, unknownShop: null };
    const html = renderDocument(completePage(facts, blanks, unknownShop, null));
    response.status(status);
    if (!main) response.set('retry-after', '3');
    response.set({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-cache' });
    await compressFor(request, response, html);
  };

  return Router({ caseSensitive: true })
    .use(takePreview(context))
    .use(takeOverride(context))
    .use((request, response, next) => {
      const nonce = setPageSecurity(request, response);
      return isPage(request) ? show(request, response, nonce) : next();
    });
}
