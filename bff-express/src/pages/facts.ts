import type { Request, Response } from 'express';
import type { Boot, PageHead } from 'shared-contracts';
import { brandOfPage } from '../brands/brand-of-page.ts';
import type { ServedBrand } from '../brands/brands.ts';
import { debugInfoOf } from '../brands/debug.ts';
import type { Context } from '../context.ts';
import { themeOf } from '../cookies/theme-cookie.ts';
import { type PageAddress, pageAt } from '../releases/page-routes.ts';
import type { Snapshot } from '../releases/snapshot.ts';
import { ownsShop } from '../session/owner.ts';
import type { ShopVisit } from '../visit.ts';
import type { DocumentPlaceholders } from './compression/index.ts';
import type { Page } from './document/document.ts';
import { hintsFor } from './hints.ts';
import { lookUpSession, releasesFor } from './visitor-releases.ts';

export interface PageFacts
  extends Omit<
    Page,
    'nonce' | 'token' | 'unknownShop' | 'head' | 'area' | 'shownPath' | 'shopOfForms' | 'usuallyRendered'
  > {
  snapshot: Snapshot;
  path: string;
  address: PageAddress;
  isUnavailable: boolean;
  cohort: string | null;
  token: string | null;
}

export function bootOf({ stage }: Context['config'], snapshot: Snapshot, brand: ServedBrand): Boot {
  const { id, name, logo, hosts, origin, defaultTheme, cards, links, main } = brand;
  const demoShop = stage === 'demo' ? brand.demoShop : null;
  return {
    snapshot: snapshot.registry,
    brand: { id, name, logo, hosts, origin, defaultTheme, cards, links, main, demoShop },
    stage,
    theme: defaultTheme,
    signedIn: false,
  };
}

async function factsOf(context: Context, visit: ShopVisit, path: string): Promise<PageFacts> {
  const { config } = context;
  const brand = brandOfPage(config, visit);
  const lookup = await lookUpSession(context, visit);
  const isUnavailable = lookup.failure === 'unavailable' || lookup.failure === 'upstream_timeout';
  const { snapshot, overrides, cohort } = await releasesFor(context, visit, lookup);
  const address = pageAt(snapshot, path);
  const isOwner = address.shop !== undefined && ownsShop(lookup, { kind: 'name', value: address.shop });
  const token = isOwner ? visit.merchantToken : null;
  const host = snapshot.registry.containers.find(({ name }) => name === 'host-shell');
  const boot: Boot = {
    ...bootOf(config, snapshot, brand),
    theme: themeOf(visit.cookies, brand.defaultTheme),
    // False also where the session could not be looked up; the browser then looks it up.
    signedIn: lookup.session !== null,
    overrides: overrides.length > 0 ? overrides : undefined,
    debug: debugInfoOf(config, visit),
  };
  const hints = hintsFor(snapshot, address);
  const main = host ? { href: host.base + host.entry, integrity: host.integrity } : null;
  return { boot, brand, hints, main, snapshot, path, address, token, isUnavailable, cohort };
}

/** A request for a page: what is known about the page before it is made, and what only this response fills in. */
export interface PageExchange {
  request: Request;
  response: Response;
  search: URLSearchParams;
  facts: PageFacts;
  blanks: DocumentPlaceholders;
}

export async function createPageExchange(
  context: Context,
  request: Request,
  response: Response,
  { path, nonce }: { path: string; nonce: string },
): Promise<PageExchange> {
  const facts = await factsOf(context, request.visit, path);
  const blanks = { nonce, token: context.telemetry.tokenFor(facts.snapshot) };
  return { request, response, search: new URLSearchParams(request.url.split('?')[1]), facts, blanks };
}

export const completePage = (
  facts: PageFacts,
  { nonce, token }: DocumentPlaceholders,
  unknownShop: string | null,
  head: PageHead | null,
  shownPath: string | null = null,
): Page => {
  const { boot, brand, hints, main, address } = facts;
  const usuallyRendered = address.route?.rendered === true;
  const shopOfForms = (address.route?.takesForms && address.shop) || null;
  return {
    shownPath,
    shopOfForms,
    usuallyRendered,
    boot,
    brand,
    hints,
    main,
    area: address.area,
    nonce,
    token,
    unknownShop,
    head,
  };
};
