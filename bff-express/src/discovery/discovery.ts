import { Router } from 'express';
import { listFoundProducts, listPublicCategories, publicSettingSlugs, readShop } from 'shared-contracts';
import { brandOfShop, shopPath } from '../brands/brand-of-shop.ts';
import type { ServedBrand } from '../brands/brands.ts';
import { createCache } from '../cache.ts';
import type { Context } from '../context.ts';
import { sendProblem } from '../problems.ts';
import { type Ask, createDiscoveryReads } from './discovery-reads.ts';
import { createDocuments } from './documents.ts';
import { feedPieces } from './feed.ts';
import { createHandlers, type ShopCall } from './handlers.ts';
import { sendIcon } from './icons.ts';
import { manifestOf, manifestType } from './manifest.ts';
import { robots } from './robots.ts';
import { etagOf, sendDocument, sendIfNotModified, sendText } from './send.ts';
import { brandSitemap, shopSitemap, sitemapIndex } from './sitemap.ts';
import { isOneClick, readOneClickBody, unsubscribe } from './unsubscribe.ts';

const ofOne = shopPath(':merchantName');

const xml = 'application/xml; charset=utf-8';

export function createDiscovery(context: Context): Router {
  const { brands } = context.config;
  const indexes = createCache<string>(20_000);
  const documents = createDocuments();

  const { handlersOf, ofShop } = createHandlers(context);

  const versionOf = async (ask: Ask) => {
    const { revision, changed, mum_status } = await ask(listFoundProducts, { per_page: 0 });
    return { revision, changed, brand: brandOfShop(brands, mum_status) };
  };
  const shopOf = async (ask: Ask, name: string) =>
    readShop.decode(
      await ask(readShop, { ...readShop.encode({ merchantName: name }), slugs: [...publicSettingSlugs] }),
    );

  async function* wholeFeed(ask: Ask, name: string, brand: ServedBrand): AsyncGenerator<string> {
    const [shop, categories] = await Promise.all([shopOf(ask, name), ask(listPublicCategories, {})]);
    yield* feedPieces(ask, { brand, shop, categories: listPublicCategories.decode(categories), now: new Date() });
  }

  const index = handlersOf('/sitemap.xml', async (request, response) => {
    const { brand } = request.visit;
    const ask = createDiscoveryReads(context, request.visit);
    sendText(request, response, xml, await indexes.recall(brand.id, () => sitemapIndex(ask, brands, brand)));
  });
  const ofBrand = handlersOf('/sitemap-brand.xml', async (request, response) => {
    sendText(request, response, xml, brandSitemap(request.visit.brand));
  });

  const sendLong = async (
    { request, response }: ShopCall,
    key: string,
    version: string,
    pieces: () => AsyncIterable<string>,
  ): Promise<void> => {
    if (sendIfNotModified(request, response, xml, version)) return;
    if (request.method === 'HEAD') {
      response.end();
      return;
    }
    const document = await documents.recall(key, version, pieces);
    if (document.version !== version && sendIfNotModified(request, response, xml, document.version)) return;
    await sendDocument(request, response, document.gzip);
  };

  const part = ofShop('/sitemap-shop-:merchantName.xml', async (call) => {
    const { ask, merchantName: name } = call;
    const { revision, changed, brand } = await versionOf(ask);
    const version = etagOf('sitemap', name, revision, brand.origin);
    await sendLong(call, `sitemap ${name}`, version, () => shopSitemap(ask, brand, name, changed));
  });

  const feed = ofShop(`${ofOne}/feed.yml`, async (call) => {
    const { ask, merchantName: name } = call;
    const { revision, brand } = await versionOf(ask);
    const version = etagOf('feed', name, revision, brand.origin);
    await sendLong(call, `feed ${name}`, version, () => wholeFeed(ask, name, brand));
  });

  const manifest = ofShop(`${ofOne}/manifest.webmanifest`, async (call) => {
    const { request, response, ask, merchantName: name } = call;
    const { brand } = request.visit;
    const [shop, { revision }] = await Promise.all([shopOf(ask, name), versionOf(ask)]);
    sendText(request, response, manifestType, JSON.stringify(manifestOf(shop, brand, revision)));
  });

  const icon = ofShop(`${ofOne}/icons/:file`, ({ request, response, merchantName: name }) =>
    sendIcon(context, request, response, name),
  );

  // The unsubscribe address of letters. A mail program posts to it (one-click); a person who opens it gets to the order's page.
  const letters = `${ofOne}/order/:token/unsubscribe`;
  const unsubscribed = ofShop(letters, async ({ request, response, ask }) => {
    if (!(await isOneClick(request))) return sendProblem(response, 'malformed_body', request.visit);
    const key = new URLSearchParams(request.url.split('?')[1]).get('key') ?? undefined;
    await unsubscribe(ask, String(request.params.token), key);
    response.set('cache-control', 'no-store').status(200).end();
  });
  const toOrder = ofShop(letters, async ({ request, response, merchantName: name }) => {
    response.redirect(302, `${shopPath(name)}/order/${encodeURIComponent(String(request.params.token))}`);
  });

  return Router({ caseSensitive: true, strict: true })
    .get('/robots.txt', robots)
    .get('/sitemap.xml', index)
    .get('/sitemap-brand.xml', ofBrand)
    .get('/sitemap-shop-:merchantName.xml', part)
    .get(`${ofOne}/feed.yml`, feed)
    .get(`${ofOne}/manifest.webmanifest`, manifest)
    .get(`${ofOne}/icons/:file`, icon)
    .get(letters, toOrder)
    .post(letters, readOneClickBody, unsubscribed);
}
