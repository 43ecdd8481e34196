import { LRUCache } from 'lru-cache';
import { headerNames, readShopRevision } from 'shared-contracts';
import type { Context } from '../../context.ts';
import { callOperation, jsonOf, problemCodeOf } from '../../upstream/client.ts';

/** Milliseconds for which a revision is cached. The services cache it for 300 more at most, so nobody sees a page older than a second. */
const freshFor = 500;
const maxShops = 1_000;

const staleFor = 60 * 60_000;

export interface ShopRevision {
  shop: string;
  revision: number;
  since: number;
  confirmedAt: number;
  stale: boolean;
}

type Known = ShopRevision | 'unavailable' | undefined;

const isStale = (known: Known, now: number): boolean =>
  known !== undefined && known !== 'unavailable' && known.stale && now - known.confirmedAt < staleFor;

/**
 * Makes a function that reads a shop's revision: undefined where the shop has none, `away` where the services cannot be reached and it was not read
 * within the last hour.
 * @param now the clock, in milliseconds
 */
export function createShopRevision(
  context: Pick<Context, 'upstreams'> & { config: Pick<Context['config'], 'timeLimits'> },
  now = () => performance.now(),
) {
  // Expired entries stay, because the next answer is compared with them.
  const known = new LRUCache<string, { answer: Promise<Known> }>({
    max: maxShops,
    ttl: freshFor,
    noDeleteOnStaleGet: true,
    perf: { now },
    ttlResolution: 0,
  });

  const ask = async (shop: string, requestId: string): Promise<number | 'unavailable' | undefined> => {
    try {
      const { status, body } = await callOperation(context.upstreams, readShopRevision, {
        requestId,
        headers: { [headerNames.merchantName]: shop },
        body: {},
        timeLimit: context.config.timeLimits.page,
      });
      const parsed = readShopRevision.response.safeParse(status === 200 ? jsonOf(body) : undefined);
      if (status >= 500 && problemCodeOf(body) !== 'shop_stopped') return 'unavailable';
      return parsed.data?.revision;
    } catch {
      return 'unavailable';
    }
  };

  return (shop: string | undefined, requestId: string): Promise<Known> => {
    if (!shop) return Promise.resolve(undefined);
    const fresh = known.get(shop);
    if (fresh) return fresh.answer;
    const at = now();
    const last = known.peek(shop, { allowStale: true });
    const pending = Promise.all([last?.answer, ask(shop, requestId)]).then(([before, revision]): Known => {
      const last = before === 'unavailable' ? undefined : before;
      if (revision === undefined) return undefined;
      if (revision === 'unavailable')
        return last && at - last.confirmedAt < staleFor ? { ...last, stale: true } : 'unavailable';
      const since = last?.revision === revision ? last.since : at;
      return { shop, revision, since, confirmedAt: at, stale: false };
    });
    // While the services hang, only the first request waits for them; the others get the stale revision.
    const answer = Promise.resolve(last?.answer).then((before) => (isStale(before, at) ? before : pending));
    const entry = { answer };
    known.set(shop, entry);
    pending.then((result) => {
      entry.answer = Promise.resolve(result);
    });
    return answer;
  };
}
