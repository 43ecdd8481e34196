import { basePath, headerNames, readShopRevision } from 'shared-contracts';
import type { Context } from '../context.ts';
import { callUpstream, jsonOf } from '../proxy/client.ts';
import type { Visitor } from './server-fetch.ts';

/** Milliseconds that a revision may be repeated. The services' own memory adds 300 at most: nobody sees a page older than a second. */
const freshFor = 500;
const mostShops = 1_000;

const shopOf = new RegExp(`^${basePath}/shop/([a-z0-9-]{3,40})(?:/|$)`);

/** A shop as of its last public change. */
export interface ShopRevision {
  /** Its name. */
  shop: string;
  revision: number;
  /** `performance.now()` when this process first saw it. */
  since: number;
}

/** Makes what tells the revision of the shop that a path names; undefined where there is none, or where it cannot be asked. */
export function createShopRevision(context: Pick<Context, 'upstreams' | 'config'>) {
  const known = new Map<string, { until: number; answer: Promise<ShopRevision | undefined> }>();

  const ask = async (shop: string, visitor: Visitor): Promise<number | undefined> => {
    try {
      const { status, body } = await callUpstream(context.upstreams[readShopRevision.group], {
        method: readShopRevision.method,
        path: readShopRevision.path,
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          [headerNames.merchantName]: shop,
          [headerNames.requestId]: visitor.requestId,
        },
        body: Buffer.from('{}'),
        timeLimit: context.config.timeLimits.page,
      });
      const parsed = readShopRevision.response.safeParse(status === 200 ? jsonOf(body) : undefined);
      return parsed.data?.revision;
    } catch {
      return undefined;
    }
  };

  return (path: string, visitor: Visitor): Promise<ShopRevision | undefined> => {
    const shop = shopOf.exec(path)?.[1];
    if (!shop) return Promise.resolve(undefined);
    const now = performance.now();
    const last = known.get(shop);
    if (last && last.until > now) return last.answer;
    if (known.size >= mostShops) known.clear();
    const answer = Promise.all([last?.answer, ask(shop, visitor)]).then(([before, revision]) => {
      if (revision === undefined) return undefined;
      return before?.revision === revision ? before : { shop, revision, since: now };
    });
    known.set(shop, { until: now + freshFor, answer });
    return answer;
  };
}
