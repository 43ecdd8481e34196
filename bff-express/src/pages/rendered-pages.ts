import { randomUUID } from 'node:crypto';
import type { PageForm } from 'shared-contracts';
import { createConcurrencyLimit } from 'shared-node';
import { sendBusyPage } from '../busy-page.ts';
import type { Context } from '../context.ts';
import { createRateLimit } from '../log/rate-limit.ts';
import {
  type CachedPage,
  createAskedPages,
  createPageCaches,
  createSharedAnswers,
  createShopRevision,
  type ShopRevision,
} from './cache/index.ts';
import type { PageExchange, PageFacts } from './facts.ts';
import { makePage, type RenderedDocument } from './make-page.ts';
import { createPrerenderQueue, maxPrerenderedPages } from './prerender-queue.ts';
import { noStoreCacheControl, sendPage, startPageStream } from './send-page.ts';
import type { Visitor } from './server-fetch.ts';

/** Milliseconds that a page is kept at most: some of its content depends on the day. */
const cachedFor = 10 * 60_000;
const brieflyCachedFor = 1_000;
const longestValue = 100;
const retryAfter = 5;
/**
 * Pages that are made at the same time: while one waits for its data, others are rendered. A shop with slow pages gets `ofOne` of these slots at
 * most.
 */
const concurrency = { atOnce: 4, ofOne: 2, waiting: 100 };
const formConcurrency = { atOnce: 16, ofOne: 4, waiting: 100 };

function shownUrl({ address, path }: Pick<PageFacts, 'address' | 'path'>, search: URLSearchParams): string {
  const shown = new URLSearchParams();
  for (const name of address.route?.query ?? []) {
    const value = search.get(name);
    if (value && value.length <= longestValue) shown.set(name, value);
  }
  shown.sort();
  return shown.size > 0 ? `${path}?${shown}` : path;
}

const ownKeyOf = ({ boot, brand, snapshot }: PageFacts, url: string): string =>
  JSON.stringify([url, snapshot.registry.revision, snapshot.cohort, brand.id, boot.theme, boot.signedIn]);

const keyOf = (facts: PageFacts, url: string, { revision }: ShopRevision): string =>
  `${revision} ${ownKeyOf(facts, url)}`;

function keepFor({ status, personal, rendered }: RenderedDocument, { since }: ShopRevision): number {
  if (personal || !rendered) return 0;
  return status === 200 && performance.now() - since > brieflyCachedFor ? cachedFor : brieflyCachedFor;
}

const cachedPage = (page: RenderedDocument | null, revision: ShopRevision): CachedPage | null =>
  page?.rendered ? { status: page.status, parts: page.parts, keepFor: keepFor(page, revision) } : null;

function createFailureNote({ log }: Context) {
  const isFirst = createRateLimit(1, 1_000);
  return (requestId: string, { address }: PageFacts, error: unknown): void => {
    const line = { requestId, route: address.route?.template, cause: String(error).slice(0, 300) };
    if (isFirst('')) log.warn(line, 'a page is left to the browser');
    else log.info(line, 'a page is left to the browser');
  };
}

export interface RenderedPages {
  answer(exchange: PageExchange): Promise<boolean>;
  /**
   * Makes a page for one browser without scripts, with the form that it sent and the cart that it keeps. The page is sent whole, unless it redirects.
   * @returns null where the page cannot be made; nothing has been sent then
   */
  answerForm(exchange: PageExchange, form: PageForm): Promise<RenderedDocument | null>;
}

export function createRenderedPages(context: Context): RenderedPages {
  const { renderer, samples } = context;
  const revisionOf = createShopRevision(context);
  const caches = createPageCaches();
  const answers = createSharedAnswers();
  const acquireSlot = createConcurrencyLimit({ ...concurrency, timeout: context.config.timeLimits.page });
  const acquireFormSlot = createConcurrencyLimit({ ...formConcurrency, timeout: context.config.timeLimits.page });
  const noteFailure = createFailureNote(context);
  const askedPages = createAskedPages<{ facts: PageFacts; url: string }>();
  let making = 0;
  let released = context.registry.current();

  const canRender = ({ address: { route }, snapshot }: PageFacts): boolean =>
    route?.rendered === true && renderer.canRender(snapshot, route.container);

  function make(
    facts: PageFacts,
    { url, visitor, key }: { url: string; visitor: Visitor; key: string | undefined },
    sending: Pick<Parameters<typeof makePage>[1], 'blanks' | 'onStart'>,
  ): Promise<RenderedDocument | null> {
    const inTurn = async (): Promise<RenderedDocument | null> => {
      const releaseSlot = await acquireSlot(facts.address.shop ?? '');
      if (!releaseSlot) return null;
      return makePage(facts, {
        ...sending,
        context,
        renderer,
        visitor,
        shared: answers,
        url,
        timeLimit: context.config.timeLimits.page,
        onFailure: (error) => noteFailure(visitor.requestId, facts, error),
      }).finally(releaseSlot);
    };
    const work = inTurn();
    const { revision } = visitor;
    if (key !== undefined && revision) {
      caches.at(url).make(
        key,
        work.then((document) => cachedPage(document, revision)),
      );
    }
    return work;
  }

  function notePage(facts: PageFacts, url: string, status: number, revision: ShopRevision | undefined): void {
    if (revision && status === 200) askedPages.notePage(revision.shop, ownKeyOf(facts, url), { facts, url });
  }

  const makeAndSend = async (
    exchange: PageExchange,
    page: { url: string; visitor: Visitor; key: string | undefined },
  ): Promise<boolean> => {
    const { facts } = exchange;
    const sending = startPageStream(exchange);
    const blanks = page.key === undefined ? exchange.blanks : null;
    making += 1;
    const document = await make(facts, page, { blanks, onStart: sending.start }).finally(() => {
      making -= 1;
    });
    if (document?.rendered && document.status === 200) samples.note(facts.address, page.url);
    if (document?.rendered && !document.personal) notePage(facts, page.url, document.status, page.visitor.revision);
    if (document) sending.finish(document.parts[1]);
    return document !== null;
  };

  const ahead = createPrerenderQueue<{ facts: PageFacts; url: string }>({
    pagesOf: (shop) => askedPages.mostOf(shop, maxPrerenderedPages),
    async untilKept(shop) {
      const revision = await revisionOf(shop, randomUUID());
      if (revision === undefined || revision === 'unavailable' || revision.stale) return null;
      return Math.max(0, revision.since + brieflyCachedFor + 1 - performance.now());
    },
    async make(shop, { facts, url }) {
      const requestId = randomUUID();
      const revision = await revisionOf(shop, requestId);
      if (revision === undefined || revision === 'unavailable' || revision.stale) return;
      const key = keyOf(facts, url, revision);
      if (facts.snapshot !== context.registry.current() || !canRender(facts) || caches.at(url).find(key)) return;
      const visitor = { requestId, address: '127.0.0.1', token: null, revision };
      await make(facts, { url, visitor, key }, { blanks: null }).catch(() => null);
    },
    isBusy: () => making > 0,
  });
  context.shopChanges.onChange(ahead.changed);

  return {
    async answer(exchange) {
      const { response, search, facts } = exchange;
      if (!canRender(facts)) return false;
      const { boot, address, token } = facts;
      const { visit } = exchange.request;
      const current = context.registry.current();
      if (released !== current) caches.clear();
      released = current;
      // A page for the shop's owner, or for debugging, is shared with nobody; all other visitors get the same page.
      const shared = token === null && boot.debug === undefined;
      const revision = shared ? await revisionOf(address.shop, visit.requestId) : undefined;
      if (revision === 'unavailable') {
        sendBusyPage(response, 503, retryAfter);
        return true;
      }
      const url = shownUrl(facts, search);
      const key = revision && keyOf(facts, url, revision);
      const found = key === undefined ? undefined : caches.at(url).find(key, revision?.stale);
      // No `await` where no page is being made: two requests at once would then both begin to make it.
      const known = found instanceof Promise ? await found : found;
      if (revision && askedPages.noteVisit(revision.shop, revision.revision)) ahead.changed(revision.shop);
      if (known) {
        notePage(facts, url, known.status, revision);
        sendPage(exchange, known);
        return true;
      }
      if (known === null) return false;
      if (revision?.stale) {
        sendBusyPage(response, 503, retryAfter);
        return true;
      }
      const visitor = { requestId: visit.requestId, address: visit.address, token, revision };
      return makeAndSend(exchange, { url, visitor, key });
    },
    async answerForm(exchange, form) {
      const { facts, blanks } = exchange;
      if (!canRender(facts)) return null;
      const releaseSlot = await acquireFormSlot(facts.address.shop ?? '');
      if (!releaseSlot) return null;
      const timeLimit = context.config.timeLimits.call;
      const { requestId, address, brand } = exchange.request.visit;
      const document = await makePage(facts, {
        context,
        renderer,
        visitor: { requestId, address, token: facts.token, site: brand.origin, timeLimit },
        shared: answers,
        url: shownUrl(facts, new URLSearchParams()),
        blanks,
        form,
        timeLimit,
        onFailure: (error) => noteFailure(requestId, facts, error),
      }).finally(releaseSlot);
      if (document?.leadsTo !== undefined) return document;
      if (!document?.rendered) return null;
      sendPage(exchange, document, noStoreCacheControl);
      return document;
    },
  };
}
