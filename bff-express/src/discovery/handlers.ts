import type { Request, RequestHandler, Response } from 'express';
import { merchantName } from 'shared-contracts';
import type { Context } from '../context.ts';
import { labelled } from '../log/labelled.ts';
import { sendProblem } from '../problems.ts';
import { causeOf } from '../upstream/failures.ts';
import { type Ask, createDiscoveryReads, Refused } from './discovery-reads.ts';
import { TooBusy } from './documents.ts';

export interface ShopCall {
  request: Request;
  response: Response;
  ask: Ask;
  merchantName: string;
}

export function createHandlers(context: Context) {
  /**
   * Answers a failure with a problem while nothing was sent yet; after that it breaks the connection, so that nobody takes half an answer for the
   * whole.
   */
  const fail = ({ visit }: Request, response: Response, error: unknown): void => {
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const headers = ['etag', 'cache-control', 'content-type'];
    for (const name of headers) response.removeHeader(name);
    if (error instanceof Refused && error.status === 404) sendProblem(response, 'shop_not_found', visit);
    else if (error instanceof Refused && error.code === 'shop_stopped') sendProblem(response, 'shop_stopped', visit);
    else if (error instanceof TooBusy) sendProblem(response, 'busy', visit, { retryAfter: 10 });
    else {
      context.noteFailure({ requestId: visit.requestId, group: 'api', cause: causeOf(error) });
      sendProblem(response, 'upstream_failed', visit);
    }
  };

  const handlersOf = (
    label: string,
    handle: (request: Request, response: Response) => Promise<void>,
  ): RequestHandler[] => [
    labelled(label),
    (request, response) => handle(request, response).catch((error: unknown) => fail(request, response, error)),
  ];

  const ofShop = (label: string, handle: (call: ShopCall) => Promise<void>): RequestHandler[] =>
    handlersOf(label, async (request, response) => {
      const name = String(request.params.merchantName).toLowerCase();
      if (!merchantName.safeParse(name).success) throw new Refused(404);
      const ask = createDiscoveryReads(context, request.visit, name);
      await handle({ request, response, ask, merchantName: name });
    });

  return { handlersOf, ofShop };
}
