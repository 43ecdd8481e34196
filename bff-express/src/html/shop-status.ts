import { basePath, headerNames, readPublicProduct, readShop } from 'shared-contracts';
import type { Context } from '../context.ts';
import type { BffRequest } from '../exchange.ts';
import { clientAddress } from '../guards/site.ts';
import { callUpstream } from '../proxy/client.ts';

/** How long an answer about a shop or product may be repeated, milliseconds. */
const freshFor = 1_000;
const maxRemembered = 1_000;

/** Pages that live and die with the shop; an order's own page outlives a stop. */
const shopPage = new RegExp(
  `^${basePath}/shop/([a-z0-9-]{3,40})(?:/product/([\\w-]{1,60})|/checkout|/privacy|/offer|/personal-data)?/?$`,
  'i',
);

interface Asked {
  group: typeof readShop.group;
  path: string;
  body: Buffer;
}

const questionOf = (product: string | undefined): Asked => {
  const [operation, body] = product ? [readPublicProduct, { product_id: product }] : [readShop, { slugs: ['name'] }];
  return { group: operation.group, path: operation.path, body: Buffer.from(JSON.stringify(body)) };
};

/** Answers worth a status of the page's own: not there, gone, stopped (decisions, part 4). */
const pageStatuses = new Set([404, 410, 503]);

/**
 * The HTTP status of a shop's page: 200, or 404, 410 and 503 where shop or product is unknown, gone or stopped. A service that is slow or
 * fails makes no difference: the page comes and says for itself what it could not load.
 */
export function createShopStatus(context: Context) {
  const remembered = new Map<string, { until: number; status: Promise<number> }>();

  const ask = async (request: BffRequest, shop: string, product: string | undefined, token: string | null) => {
    const { group, path, body } = questionOf(product);
    const headers = {
      'content-type': 'application/json',
      accept: 'application/json',
      [headerNames.merchantName]: shop,
      [headerNames.requestId]: request.id,
      'x-forwarded-for': clientAddress(request, context.config.trustedProxies),
      ...(token ? { [headerNames.token]: token } : {}),
    };
    try {
      const timeLimit = context.config.timeLimits.page;
      const answer = await callUpstream(context.upstreams[group], { method: 'POST', path, headers, body, timeLimit });
      // A product's id that makes no sense is a page that is not there.
      const status = product && answer.status === 400 ? 404 : answer.status;
      return pageStatuses.has(status) ? status : 200;
    } catch {
      return 200;
    }
  };

  /** @param token of the signed-in visitor, who may be the owner of an unpublished shop; null for everyone else */
  return async (request: BffRequest, path: string, token: string | null): Promise<number> => {
    const [match, shop, product] = shopPage.exec(path) ?? [];
    if (!match || !shop) return 200;
    if (token) return ask(request, shop.toLowerCase(), product, token);
    const key = `${shop.toLowerCase()} ${product ?? ''}`;
    const now = Date.now();
    const known = remembered.get(key);
    if (known && known.until > now) return known.status;
    if (remembered.size >= maxRemembered) remembered.clear();
    const status = ask(request, shop.toLowerCase(), product, null);
    remembered.set(key, { until: now + freshFor, status });
    return status;
  };
}
