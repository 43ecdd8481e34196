import { type Request, type Response, Router } from 'express';
import { basePath, promoParameter, readPromoCodeText } from 'shared-contracts';
import { sendBusyPage } from '../busy-page.ts';
import type { Context } from '../context.ts';
import { readPromos, writePromo } from '../cookies/promo-cookie.ts';
import { compressFor, newNonce } from './compression/index.ts';
import { renderDocument } from './document/document.ts';
import { factsOf, type PageFacts, pageOf } from './facts.ts';
import { takeOverride, takePreview } from './release-links.ts';
import type { RenderedPages } from './rendered-pages.ts';
import { pageSecurity } from './security.ts';
import { createPageStatus } from './status.ts';

/** Not a route with a parameter: Express would try to decode the path, and refuse what is merely unknown. */
const isPage = ({ method, path }: Request): boolean =>
  (method === 'GET' || method === 'HEAD') && (path === basePath || path.startsWith(`${basePath}/`));

export function createPages(context: Context, renderedPages: RenderedPages): Router {
  const statusOf = createPageStatus(context);

  const keepPromo = (request: Request, response: Response, { address: { shop } }: PageFacts): void => {
    const code = readPromoCodeText(new URLSearchParams(request.url.split('?')[1]).get(promoParameter));
    if (!code || shop === undefined) return;
    const site = context.siteOf(request);
    response.append('set-cookie', writePromo(site, readPromos(request.headers.cookie, site), shop, code));
  };

  const showKept = async (request: Request, response: Response, facts: PageFacts): Promise<boolean> => {
    const { route, shop } = facts.address;
    const site = context.siteOf(request);
    const left = context.leftCookie.read(request.headers.cookie, site, facts.path);
    if (left !== undefined) {
      return (await renderedPages.answerForm(request, response, facts, { cart: [], sent: null, left })) !== null;
    }
    if (!route?.takesForms || shop === undefined) return false;
    const cart = context.cartCookie.read(request.headers.cookie, site).carts.get(shop);
    const promo = readPromos(request.headers.cookie, site).get(shop);
    return (
      cart !== undefined &&
      (await renderedPages.answerForm(request, response, facts, { cart, sent: null, promo })) !== null
    );
  };

  const show = async (request: Request, response: Response): Promise<void> => {
    const facts = await factsOf(context, request);
    const { address, main, token, cohort } = facts;
    if (cohort) response.append('set-cookie', cohort);
    keepPromo(request, response, facts);
    const { route, area } = address;
    response.locals.token = context.telemetry.tokenFor(facts.snapshot);
    request.label = route?.template ?? (main ? 'no page' : 'no release');
    if (main && facts.away && area === 'office') {
      sendBusyPage(response, 503, 5);
      return;
    }
    if (main && (await showKept(request, response, facts))) return;
    if (main && (await renderedPages.answer(request, response, facts))) return;

    const known = route && main && !route.catchesRest;
    const { status, unknownShop } = known
      ? await statusOf(request, address, token)
      : { status: main ? 404 : 503, unknownShop: null };
    const html = renderDocument(pageOf(facts, response.locals, unknownShop, null));
    response.status(status);
    if (!main) response.set('retry-after', '3');
    response.set({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-cache' });
    await compressFor(request, response, html);
  };

  return Router({ caseSensitive: true })
    .use((_request, response, next) => {
      response.locals.nonce = newNonce();
      next();
    })
    .use(takePreview(context))
    .use(takeOverride(context))
    .use(pageSecurity(context))
    .use((request, response, next) => (isPage(request) ? show(request, response) : next()));
}
