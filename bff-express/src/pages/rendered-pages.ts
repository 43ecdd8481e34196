import type { Request, Response } from 'express';
import { sendBusyPage } from '../busy-page.ts';
import type { Context } from '../context.ts';
import { createConcurrencyLimit } from '../limits/concurrency-limit.ts';
import { createRateLimit } from '../log/rate-limit.ts';
import type { PageFacts } from './facts.ts';
import { type MadePage, makePage } from './make-page.ts';
import {
  type CachedPage,
  createPageCache,
  createSharedAnswers,
  createShopRevision,
  type ShopRevision,
} from './memory/index.ts';
import { createRenderer, type Visitor } from './rendering/index.ts';
import { beginPage, sendPage } from './send-page.ts';

/** Milliseconds that a page is sent again at most: some of what it says depends on the day. */
const cachedFor = 10 * 60_000;
/** For pages that say that something is not there, and while services may still answer as it was before the last change. */
const brieflyCachedFor = 1_000;
const longestValue = 100;
/** Seconds after which a page that asks for patience comes again. */
const retryAfter = 5;
/** Pages that are made at the same time: while one waits for its data, others are rendered. One shop's slow ones leave turns to others. */
const concurrency = { atOnce: 4, ofOne: 2, waiting: 100 };

/** Path and query that a page depends on; everything else of the address does not reach it. */
function shownUrl({ address, path }: Pick<PageFacts, 'address' | 'path'>, search: URLSearchParams): string {
  const shown = new URLSearchParams();
  for (const name of address.route?.query ?? []) {
    const value = search.get(name);
    if (value && value.length <= longestValue) shown.set(name, value);
  }
  shown.sort();
  return shown.size > 0 ? `${path}?${shown}` : path;
}

/** All that a page which is the same for many depends on. */
const keyOf = ({ boot, brand, snapshot }: PageFacts, url: string, { revision }: ShopRevision): string =>
  JSON.stringify([url, revision, snapshot.registry.revision, brand.id, boot.theme, boot.signedIn]);

function keepFor({ status, personal, rendered }: MadePage, { since }: ShopRevision): number {
  if (personal || !rendered) return 0;
  return status === 200 && performance.now() - since > brieflyCachedFor ? cachedFor : brieflyCachedFor;
}

const cachedPage = (made: MadePage | null, revision: ShopRevision): CachedPage | null =>
  made?.rendered ? { status: made.status, parts: made.parts, keepFor: keepFor(made, revision) } : null;

/** Says in the log why a page was not rendered: aloud once a second. */
function createFailureNote({ log }: Context) {
  const isFirst = createRateLimit(1, 1_000);
  return (requestId: string, { address }: PageFacts, error: unknown): void => {
    const line = { requestId, route: address.route?.template, cause: String(error).slice(0, 300) };
    if (isFirst('')) log.warn(line, 'a page is left to the browser');
    else log.info(line, 'a page is left to the browser');
  };
}

/** Pages whose routes say that the server renders them. */
interface RenderedPages {
  /** Answers with a rendered page. False where nothing was answered: then the browser renders it. */
  answer(request: Request, response: Response, facts: PageFacts): Promise<boolean>;
}

/** Makes what renders pages once and sends them many times. */
export function createRenderedPages(context: Context): RenderedPages {
  const renderer = createRenderer(context);
  const revisionOf = createShopRevision(context);
  const cache = createPageCache();
  const answers = createSharedAnswers();
  const acquireSlot = createConcurrencyLimit({ ...concurrency, timeout: context.config.timeLimits.page });
  const noteFailure = createFailureNote(context);
  renderer.prepare(context.registry.current());
  let released = context.registry.current().registry.revision;

  const canRender = ({ address: { route }, snapshot }: PageFacts): boolean =>
    route?.rendered === true && renderer.canRender(snapshot, route.container);

  /** Makes a page and sends it as it comes; it is kept where a key and a revision say for whom. */
  const makeAndSend = async (
    request: Request,
    response: Response,
    facts: PageFacts,
    { url, visitor, key }: { url: string; visitor: Visitor; key: string | undefined },
  ): Promise<boolean> => {
    const sending = beginPage(request, response);
    const make = async (): Promise<MadePage | null> => {
      const releaseSlot = await acquireSlot(facts.address.shop ?? '');
      if (!releaseSlot) return null;
      return makePage(facts, {
        context,
        renderer,
        visitor,
        shared: answers,
        url,
        nonce: key === undefined ? response.locals.nonce : null,
        onStart: sending.start,
        onFailure: (error) => noteFailure(request.id, facts, error),
      }).finally(releaseSlot);
    };
    const work = make();
    const { revision } = visitor;
    if (key !== undefined && revision) {
      cache.make(
        key,
        work.then((made) => cachedPage(made, revision)),
      );
    }
    const made = await work;
    if (made) sending.finish(made.parts[1]);
    return made !== null;
  };

  return {
    async answer(request, response, facts) {
      if (!canRender(facts)) return false;
      const { boot, address, token, snapshot } = facts;
      if (released !== snapshot.registry.revision) cache.clear();
      released = snapshot.registry.revision;
      // What is made for the owner is for nobody else; all others see the same.
      const shared = token === null && boot.debug === undefined;
      const revision = shared ? await revisionOf(address.shop, request.id) : undefined;
      if (revision === 'away') {
        sendBusyPage(response, 503, retryAfter);
        return true;
      }
      const url = shownUrl(facts, new URLSearchParams(request.url.split('?')[1]));
      const key = revision && keyOf(facts, url, revision);
      const found = key === undefined ? undefined : cache.find(key, revision?.stale);
      // Nothing may be waited for where nothing is being made: two who came at once would both begin.
      const known = found instanceof Promise ? await found : found;
      if (known) {
        sendPage(request, response, known);
        return true;
      }
      if (known === null) return false;
      if (revision?.stale) {
        sendBusyPage(response, 503, retryAfter);
        return true;
      }
      const visitor = { requestId: request.id, address: request.address, token, revision };
      return makeAndSend(request, response, facts, { url, visitor, key });
    },
  };
}
