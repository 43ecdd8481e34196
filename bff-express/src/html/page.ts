import { randomBytes } from 'node:crypto';
import { parseCookie } from 'cookie';
import { type Request, type Response, Router } from 'express';
import { type Boot, type Theme, themeCookieName, themes } from 'shared-contracts';
import { brandOfPage, debugOf } from '../brands/debug.ts';
import type { Context } from '../context.ts';
import type { BffRequest } from '../exchange.ts';
import { readToken } from '../guards/session-cookie.ts';
import { compressFor } from './compress.ts';
import { renderDocument } from './document.ts';
import { hintsFor } from './hints.ts';
import { catchesRest, pageAt } from './routes.ts';
import { pageSecurity } from './security.ts';
import { createShopStatus } from './shop-status.ts';

function themeOf(cookieHeader: string | undefined, fallback: Theme): Theme {
  const value = cookieHeader?.includes(themeCookieName) ? parseCookie(cookieHeader)[themeCookieName] : undefined;
  return themes.find((theme) => theme === value) ?? fallback;
}

/** Not a route with a parameter: Express would try to decode the path, and refuse what is merely unknown. */
const isPage = ({ method, path }: Request): boolean =>
  (method === 'GET' || method === 'HEAD') && /^\/b2b(?:\/|$)/.test(path);

/** The back office: merchants and staff. */
const officePath = /^\/b2b\/(?:merchant|admin)(?:\/|$)/i;

/** Every page of the product: one document, whose status, brand, theme and hints differ. */
export function createPages(context: Context): Router {
  const shopStatus = createShopStatus(context);

  const show = async (request: Request, response: Response): Promise<void> => {
    const incoming = request as unknown as BffRequest;
    const { path } = request;
    const site = context.siteOf(request);
    const brand = brandOfPage(context.config, site.host, request.headers.cookie);
    const snapshot = context.registry.current();
    const route = pageAt(snapshot, path);
    const area = officePath.test(path) ? 'office' : 'shop';
    const token = readToken(request.headers.cookie, site);
    const host = snapshot.registry.containers.find(({ name }) => name === 'host-shell');
    incoming.label = route?.template ?? (host ? 'no page' : 'no release');

    const { id, name, logo, hosts, origin, defaultTheme, cards, links } = brand;
    const demoShop = context.config.stage === 'demo' ? brand.demoShop : null;
    const boot: Boot = {
      snapshot: snapshot.registry,
      brand: { id, name, logo, hosts, origin, defaultTheme, cards, links, demoShop },
      stage: context.config.stage,
      theme: themeOf(request.headers.cookie, defaultTheme),
      signedIn: token !== null,
      debug: debugOf(context.config, site),
    };
    const known = route && host && !catchesRest(route.template);
    const { status, unknownShop } = known
      ? await shopStatus(incoming, path, token)
      : { status: host ? 404 : 503, unknownShop: null };
    const html = renderDocument({
      boot,
      brand,
      nonce: response.locals.nonce as string,
      hints: hintsFor(snapshot, route, area),
      main: host ? host.base + host.entry : null,
      area,
      unknownShop,
    });
    response.status(status);
    if (!host) response.set('retry-after', '3');
    response.set({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-cache' });
    await compressFor(request, response, html);
  };

  return Router({ caseSensitive: true })
    .use((request, response, next) => {
      response.locals.nonce = randomBytes(16).toString('base64');
      response.locals.tls = context.siteOf(request).tls;
      next();
    })
    .use(pageSecurity(context))
    .use((request, response, next) => (isPage(request) ? show(request, response) : next()));
}
