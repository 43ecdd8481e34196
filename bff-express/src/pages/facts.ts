import type { PageHead } from 'shared-contracts';
import type { PageRoute } from '../releases/page-routes.ts';
import type { Snapshot } from '../releases/snapshot.ts';
import type { Page } from './document/document.ts';

/** What is known of a page before anything of it has been asked for. */
export interface PageFacts extends Omit<Page, 'nonce' | 'unknownShop' | 'head'> {
  snapshot: Snapshot;
  route: PageRoute | undefined;
  path: string;
  /** True where the services cannot say whose the visitor's session is. */
  away: boolean;
  /** Of the shop's owner, whose page may differ from everyone's; null for all others. */
  token: string | null;
}

/** The document of a page. */
export const pageOf = (facts: PageFacts, nonce: string, unknownShop: string | null, head: PageHead | null): Page => {
  const { boot, brand, hints, main, area } = facts;
  return { boot, brand, hints, main, area, nonce, unknownShop, head };
};
