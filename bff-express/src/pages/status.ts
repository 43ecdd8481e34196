import {
  type AnyOperation,
  basePath,
  headerNames,
  readOrderPageByToken,
  readPublicProduct,
  readShop,
} from 'shared-contracts';
import type { Context } from '../context.ts';
import type { BffRequest } from '../exchange.ts';
import { type Answer, callUpstream, jsonOf } from '../proxy/client.ts';

/** How long an answer about a shop, product or order may be repeated, milliseconds. */
const freshFor = 1_000;
const maxRemembered = 1_000;

/** Pages of a shop. All live and die with it but an order's own, which outlives a stop. */
const shopPage = new RegExp(
  `^${basePath}/shop/([a-z0-9-]{3,40})` +
    '(?:/product/([\\w-]{1,60})|/order/([^/]+)|/checkout|/orders|/privacy|/offer|/personal-data)?/?$',
  'i',
);

/** What the address names. */
interface Named {
  shop: string;
  product: string | undefined;
  order: string | undefined;
}

/** What a page's address turned out to be. */
export interface PageStatus {
  status: number;
  /** The shop that the address names where there is none, so that its page need not ask once more; null for every other page. */
  unknownShop: string | null;
}

const fine: PageStatus = { status: 200, unknownShop: null };

function questionOf({ product, order }: Named): { operation: AnyOperation; body: object } {
  if (order) return { operation: readOrderPageByToken, body: { order_token: order } };
  if (product) return { operation: readPublicProduct, body: { product_id: product } };
  return { operation: readShop, body: { slugs: ['name'] } };
}

/** Answers worth a status of the page's own: not there, gone, stopped (decisions, part 4). */
const pageStatuses = new Set([404, 410, 503]);
/** An order's page is there or not, whatever has become of its shop. */
const orderStatuses = new Set([404]);

function statusOf({ shop, product, order }: Named, answer: Answer): PageStatus {
  // An id or a token that makes no sense is a page that is not there.
  const status = (product || order) && answer.status === 400 ? 404 : answer.status;
  if (!(order ? orderStatuses : pageStatuses).has(status)) return fine;
  const problem = jsonOf(answer.body) as { code?: unknown } | null | undefined;
  return { status, unknownShop: problem?.code === 'shop_not_found' ? shop : null };
}

/**
 * The HTTP status of a shop's page: 200, or 404, 410 and 503 where shop, product or order is unknown, gone or stopped. A service that is
 * slow or fails makes no difference: the page comes and says for itself what it could not load.
 */
export function createShopStatus(context: Context) {
  const remembered = new Map<string, { until: number; status: Promise<PageStatus> }>();

  const ask = async (request: BffRequest, named: Named, token: string | null): Promise<PageStatus> => {
    const { operation, body } = questionOf(named);
    const headers = {
      'content-type': 'application/json',
      accept: 'application/json',
      [headerNames.merchantName]: named.shop,
      [headerNames.requestId]: request.id,
      'x-forwarded-for': request.address,
      ...(token ? { [headerNames.token]: token } : {}),
    };
    try {
      const answer = await callUpstream(context.upstreams[operation.group], {
        method: 'POST',
        path: operation.path,
        headers,
        body: Buffer.from(JSON.stringify(body)),
        timeLimit: context.config.timeLimits.page,
      });
      return statusOf(named, answer);
    } catch {
      return fine;
    }
  };

  /** @param token of the shop's owner, who sees it unpublished too; null for everyone else */
  return async (request: BffRequest, path: string, token: string | null): Promise<PageStatus> => {
    const [match, shop, product, order] = shopPage.exec(path) ?? [];
    if (!match || !shop) return fine;
    const named = { shop: shop.toLowerCase(), product, order };
    if (token) return ask(request, named, token);
    const key = [named.shop, product, order].join(' ');
    const now = Date.now();
    const known = remembered.get(key);
    if (known && known.until > now) return known.status;
    if (remembered.size >= maxRemembered) remembered.clear();
    const status = ask(request, named, null);
    remembered.set(key, { until: now + freshFor, status });
    return status;
  };
}
