import { randomBytes } from 'node:crypto';
import { parseCookie } from 'cookie';
import { type Request, type Response, Router } from 'express';
import { type Boot, type Theme, themeCookieName, themes } from 'shared-contracts';
import { brandOfPage, debugOf } from '../brands/debug.ts';
import { sendBusyPage } from '../busy-page.ts';
import type { Context } from '../context.ts';
import type { BffRequest } from '../exchange.ts';
import { owns, shopOfPath } from '../guards/owner.ts';
import { readToken } from '../guards/session-cookie.ts';
import { catchesRest, pageAt } from '../releases/page-routes.ts';
import type { Whose } from '../session/known-sessions.ts';
import { compressFor } from './compression/compress.ts';
import { renderDocument } from './document/document.ts';
import { type PageFacts, pageOf } from './facts.ts';
import { hintsFor } from './hints.ts';
import { createRenderedPages } from './rendered-pages.ts';
import { pageSecurity } from './security.ts';
import { createShopStatus } from './status.ts';

function themeOf(cookieHeader: string | undefined, fallback: Theme): Theme {
  const value = cookieHeader?.includes(themeCookieName) ? parseCookie(cookieHeader)[themeCookieName] : undefined;
  return themes.find((theme) => theme === value) ?? fallback;
}

/** Not a route with a parameter: Express would try to decode the path, and refuse what is merely unknown. */
const isPage = ({ method, path }: Request): boolean =>
  (method === 'GET' || method === 'HEAD') && /^\/b2b(?:\/|$)/.test(path);

/** The back office: merchants and staff. */
const officePath = /^\/b2b\/(?:merchant|admin)(?:\/|$)/i;

/** What is known of a page from its address, its cookies and the releases. */
async function factsOf({ config, registry, siteOf, sessions }: Context, request: Request): Promise<PageFacts> {
  const { path } = request;
  const { cookie } = request.headers;
  const site = siteOf(request);
  const brand = brandOfPage(config, site.host, cookie);
  const snapshot = registry.current();
  const route = pageAt(snapshot, path);
  const area = officePath.test(path) ? 'office' : 'shop';
  const given = readToken(cookie, site);
  const { id: requestId, address } = request as unknown as BffRequest;
  const whose: Whose = given === null ? { session: null } : await sessions.whose(given, { requestId, address });
  const away = whose.failure === 'unavailable' || whose.failure === 'upstream_timeout';
  const token = owns(whose, shopOfPath(path)) ? given : null;
  const host = snapshot.registry.containers.find(({ name }) => name === 'host-shell');
  const { id, name, logo, hosts, origin, defaultTheme, cards, links } = brand;
  const demoShop = config.stage === 'demo' ? brand.demoShop : null;
  const boot: Boot = {
    snapshot: snapshot.registry,
    brand: { id, name, logo, hosts, origin, defaultTheme, cards, links, demoShop },
    stage: config.stage,
    theme: themeOf(cookie, defaultTheme),
    // Where it could not be asked, the browser will.
    signedIn: whose.session !== null,
    debug: debugOf(config, site),
  };
  const hints = hintsFor(snapshot, route, area);
  const main = host ? host.base + host.entry : null;
  return { boot, brand, hints, main, area, snapshot, route, path, token, away };
}

/** Every page of the product: shops as the server renders them, all else as a document that the browser fills. */
export function createPages(context: Context): Router {
  const shopStatus = createShopStatus(context);
  const renderedPages = createRenderedPages(context);

  const show = async (request: Request, response: Response): Promise<void> => {
    const incoming = request as unknown as BffRequest;
    const facts = await factsOf(context, request);
    const { route, main, path, token } = facts;
    incoming.label = route?.template ?? (main ? 'no page' : 'no release');
    if (main && facts.away && facts.area === 'office') {
      sendBusyPage(response, 503, 5);
      return;
    }
    if (main && (await renderedPages.answer(request, response, facts))) return;

    const known = route && main && !catchesRest(route.template);
    const { status, unknownShop } = known
      ? await shopStatus(incoming, path, token)
      : { status: main ? 404 : 503, unknownShop: null };
    const html = renderDocument(pageOf(facts, response.locals.nonce as string, unknownShop, null));
    response.status(status);
    if (!main) response.set('retry-after', '3');
    response.set({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-cache' });
    await compressFor(request, response, html);
  };

  return Router({ caseSensitive: true })
    .use((_request, response, next) => {
      response.locals.nonce = randomBytes(16).toString('base64');
      next();
    })
    .use(pageSecurity(context))
    .use((request, response, next) => (isPage(request) ? show(request, response) : next()));
}
