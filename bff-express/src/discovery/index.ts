import { type Request, type RequestHandler, type Response, Router } from 'express';
import { listFoundProducts, listPublicCategories, merchantName, publicSlugs, readShop } from 'shared-contracts';
import { brandOfHost, type ServedBrand } from '../brands/index.ts';
import type { Context } from '../context.ts';
import { createMemory } from '../memory.ts';
import { sendProblem } from '../problems.ts';
import { causeOf } from '../proxy/failures.ts';
import { type Ask, asker, Refused } from './ask.ts';
import { brandOfShop } from './brand-of-shop.ts';
import { createDocuments, TooBusy } from './documents.ts';
import { feedPieces } from './feed.ts';
import { sendIcon } from './icons.ts';
import { manifestOf, manifestType } from './manifest.ts';
import { robots } from './robots.ts';
import { etagOf, sendDocument, sendText, unchanged } from './send.ts';
import { brandSitemap, shopSitemap, sitemapIndex } from './sitemap.ts';

const xml = 'application/xml; charset=utf-8';

/** A shop as a handler meets it. */
interface ShopCall {
  request: Request;
  response: Response;
  ask: Ask;
  merchantName: string;
}

/** What search engines, messengers and phones ask for besides pages. */
export function createDiscovery(context: Context): Router {
  const { brands } = context.config;
  const indexes = createMemory<string>(20_000);
  const documents = createDocuments();

  /** Nothing was sent yet: a problem; else the connection ends, so that nobody takes a part for the whole. */
  const fail = (request: Request, response: Response, error: unknown): void => {
    const { id } = request;
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const headers = ['etag', 'cache-control', 'content-type'];
    for (const name of headers) response.removeHeader(name);
    if (error instanceof Refused && error.status === 404) sendProblem(response, 'shop_not_found', id);
    else if (error instanceof Refused && error.status === 503) sendProblem(response, 'shop_stopped', id);
    else if (error instanceof TooBusy) sendProblem(response, 'busy', id, { retryAfter: 10 });
    else {
      context.noteFailure({ requestId: id, group: 'api', cause: causeOf(error) });
      sendProblem(response, 'upstream_failed', id);
    }
  };

  const labelled = (label: string, handle: (request: Request, response: Response) => Promise<void>): RequestHandler => {
    return async (request, response) => {
      request.label = label;
      await handle(request, response).catch((error: unknown) => fail(request, response, error));
    };
  };

  const ofShop = (label: string, handle: (call: ShopCall) => Promise<void>): RequestHandler =>
    labelled(label, async (request, response) => {
      const name = String(request.params.merchantName).toLowerCase();
      if (!merchantName.safeParse(name).success) throw new Refused(404);
      const ask = asker(context, request, name);
      await handle({ request, response, ask, merchantName: name });
    });

  /** What tells versions of everything that shows a shop apart, and the brand of its canonical address. */
  const versionOf = async (ask: Ask) => {
    const { revision, changed, mum_status } = await ask(listFoundProducts, { per_page: 0 });
    return { revision, changed, brand: brandOfShop(brands, mum_status) };
  };
  const shopOf = async (ask: Ask, name: string) =>
    readShop.decode(await ask(readShop, { ...readShop.encode({ merchantName: name }), slugs: [...publicSlugs] }));

  async function* wholeFeed(ask: Ask, name: string, brand: ServedBrand): AsyncGenerator<string> {
    const [shop, categories] = await Promise.all([shopOf(ask, name), ask(listPublicCategories, {})]);
    yield* feedPieces(ask, { brand, shop, categories: listPublicCategories.decode(categories), now: new Date() });
  }

  const index = labelled('/sitemap.xml', async (request, response) => {
    const brand = brandOfHost(brands, context.siteOf(request).host);
    const ask = asker(context, request);
    sendText(request, response, xml, await indexes.recall(brand.id, () => sitemapIndex(ask, brands, brand)));
  });
  const ofBrand = labelled('/sitemap-brand.xml', async (request, response) => {
    sendText(request, response, xml, brandSitemap(brandOfHost(brands, context.siteOf(request).host)));
  });

  /** Sends a shop's document: a long one, which is kept for the next who asks. */
  const sendLong = async (
    { request, response }: ShopCall,
    key: string,
    version: string,
    pieces: () => AsyncIterable<string>,
  ): Promise<void> => {
    if (unchanged(request, response, xml, version)) return;
    if (request.method === 'HEAD') {
      response.end();
      return;
    }
    const document = await documents.recall(key, version, pieces);
    if (document.version !== version && unchanged(request, response, xml, document.version)) return;
    await sendDocument(request, response, document.gzip);
  };

  const part = ofShop('/sitemap-shop-:merchantName.xml', async (call) => {
    const { ask, merchantName: name } = call;
    const { revision, changed, brand } = await versionOf(ask);
    const version = etagOf('sitemap', name, revision, brand.origin);
    await sendLong(call, `sitemap ${name}`, version, () => shopSitemap(ask, brand, name, changed));
  });

  const feed = ofShop('/b2b/shop/:merchantName/feed.yml', async (call) => {
    const { ask, merchantName: name } = call;
    const { revision, brand } = await versionOf(ask);
    const version = etagOf('feed', name, revision, brand.origin);
    await sendLong(call, `feed ${name}`, version, () => wholeFeed(ask, name, brand));
  });

  const manifest = ofShop('/b2b/shop/:merchantName/manifest.webmanifest', async (call) => {
    const { request, response, ask, merchantName: name } = call;
    const brand = brandOfHost(brands, context.siteOf(request).host);
    const [shop, { revision }] = await Promise.all([shopOf(ask, name), versionOf(ask)]);
    sendText(request, response, manifestType, JSON.stringify(manifestOf(shop, brand, revision)));
  });

  const icon = ofShop('/b2b/shop/:merchantName/icons/:file', ({ request, response, merchantName: name }) =>
    sendIcon(context, request, response, name),
  );

  return Router({ caseSensitive: true, strict: true })
    .get('/robots.txt', robots(context))
    .get('/sitemap.xml', index)
    .get('/sitemap-brand.xml', ofBrand)
    .get('/sitemap-shop-:merchantName.xml', part)
    .get('/b2b/shop/:merchantName/feed.yml', feed)
    .get('/b2b/shop/:merchantName/manifest.webmanifest', manifest)
    .get('/b2b/shop/:merchantName/icons/:file', icon);
}
