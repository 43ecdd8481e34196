import { type Request, type Response, Router } from 'express';
import { basePath } from 'shared-contracts';
import { sendBusyPage } from '../busy-page.ts';
import type { Context } from '../context.ts';
import { compressFor, newNonce } from './compression/index.ts';
import { renderDocument } from './document/document.ts';
import { factsOf, pageOf } from './facts.ts';
import { createRenderedPages } from './rendered-pages.ts';
import { pageSecurity } from './security.ts';
import { createPageStatus } from './status.ts';

/** Not a route with a parameter: Express would try to decode the path, and refuse what is merely unknown. */
const isPage = ({ method, path }: Request): boolean =>
  (method === 'GET' || method === 'HEAD') && (path === basePath || path.startsWith(`${basePath}/`));

/**
 * Every page of the product, from its address over what is known of it to its answer: rendered here where its route says so, all else as a
 * document that the browser fills.
 */
export function createPages(context: Context): Router {
  const statusOf = createPageStatus(context);
  const renderedPages = createRenderedPages(context);

  const show = async (request: Request, response: Response): Promise<void> => {
    const facts = await factsOf(context, request);
    const { address, main, token } = facts;
    const { route, area } = address;
    request.label = route?.template ?? (main ? 'no page' : 'no release');
    if (main && facts.away && area === 'office') {
      sendBusyPage(response, 503, 5);
      return;
    }
    if (main && (await renderedPages.answer(request, response, facts))) return;

    const known = route && main && !route.catchesRest;
    const { status, unknownShop } = known
      ? await statusOf(request, address, token)
      : { status: main ? 404 : 503, unknownShop: null };
    const html = renderDocument(pageOf(facts, response.locals.nonce, unknownShop, null));
    response.status(status);
    if (!main) response.set('retry-after', '3');
    response.set({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-cache' });
    await compressFor(request, response, html);
  };

  return Router({ caseSensitive: true })
    .use((_request, response, next) => {
      response.locals.nonce = newNonce();
      next();
    })
    .use(pageSecurity(context))
    .use((request, response, next) => (isPage(request) ? show(request, response) : next()));
}
