import { parseCookie } from 'cookie';
import type { Request } from 'express';
import { type Boot, type PageHead, type Theme, themeCookieName, themes } from 'shared-contracts';
import { brandOfPage } from '../brands/brand-of-page.ts';
import { debugOf } from '../brands/debug.ts';
import type { Context } from '../context.ts';
import { readToken } from '../cookies/session-cookie.ts';
import { type PageAddress, pageAt } from '../releases/page-routes.ts';
import type { Snapshot } from '../releases/snapshot.ts';
import type { Whose } from '../session/known-sessions.ts';
import { owns } from '../session/owner.ts';
import type { Page } from './document/document.ts';
import { hintsFor } from './hints.ts';

/** What is known of a page before anything of it has been asked for. */
export interface PageFacts extends Omit<Page, 'nonce' | 'unknownShop' | 'head' | 'area'> {
  snapshot: Snapshot;
  path: string;
  address: PageAddress;
  /** True where the services cannot say whose the visitor's session is. */
  away: boolean;
  /** Of the shop's owner, whose page may differ from everyone's; null for all others. */
  token: string | null;
}

function themeOf(cookieHeader: string | undefined, fallback: Theme): Theme {
  const value = cookieHeader?.includes(themeCookieName) ? parseCookie(cookieHeader)[themeCookieName] : undefined;
  return themes.find((theme) => theme === value) ?? fallback;
}

/** What is known of a page from its address, its cookies and the releases. */
export async function factsOf({ config, registry, siteOf, sessions }: Context, request: Request): Promise<PageFacts> {
  const { path } = request;
  const { cookie } = request.headers;
  const site = siteOf(request);
  const brand = brandOfPage(config, site.host, cookie);
  const snapshot = registry.current();
  const address = pageAt(snapshot, path);
  const given = readToken(cookie, site);
  const bearer = { requestId: request.id, address: request.address };
  const whose: Whose = given === null ? { session: null } : await sessions.whose(given, bearer);
  const away = whose.failure === 'unavailable' || whose.failure === 'upstream_timeout';
  const token = owns(whose, address.shop) ? given : null;
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
  const hints = hintsFor(snapshot, address);
  const main = host ? host.base + host.entry : null;
  return { boot, brand, hints, main, snapshot, path, address, token, away };
}

export const pageOf = (facts: PageFacts, nonce: string, unknownShop: string | null, head: PageHead | null): Page => {
  const { boot, brand, hints, main, address } = facts;
  return { boot, brand, hints, main, area: address.area, nonce, unknownShop, head };
};
