import type { IncomingHttpHeaders } from 'node:http';
import { headerNames } from 'shared-contracts';
import type { Context } from '../context.ts';
import { methodsAt, type Route, upstreamUrl } from '../guards/routes.ts';
import { ForbiddenCall, type PageFetch } from '../rendering/index.ts';
import { faultOf } from '../upstream/answers.ts';
import { callUpstream } from '../upstream/client.ts';
import { causeOf } from '../upstream/failures.ts';
import type { SharedAnswer, SharedAnswers, ShopRevision } from './cache/index.ts';

export interface Visitor {
  requestId: string;
  address: string;
  token: string | null;
  site?: string;
  timeLimit?: number;
  revision?: ShopRevision | undefined;
}

const publicAccess: readonly Route['access'][] = ['none', 'merchantName', 'merchantId'];

const shopHeaders = [headerNames.merchantName, headerNames.merchantId] as const;

function headersFor(route: Route, given: Record<string, string>, visitor: Visitor): IncomingHttpHeaders {
  const headers: IncomingHttpHeaders = {
    accept: 'application/json',
    [headerNames.requestId]: visitor.requestId,
    'x-forwarded-for': visitor.address,
  };
  for (const name of ['content-type', ...shopHeaders]) if (given[name] !== undefined) headers[name] = given[name];
  if (route.tellsSite && visitor.site !== undefined) headers[headerNames.site] = visitor.site;
  if (visitor.token !== null) headers[headerNames.token] = visitor.token;
  return headers;
}

/**
 * Whether an answer belongs to the shop, and so changes only with the shop's revision. Orders are requested without a shop, and change on their own.
 */
const isOfShop = ({ access }: Route, headers: Record<string, string>, { shop }: ShopRevision): boolean =>
  access === 'merchantId' || (access === 'merchantName' && headers[headerNames.merchantName] === shop);

const questionOf = (address: string, { method, headers, body }: Parameters<PageFetch>[1]): string =>
  [method, address, headers[headerNames.merchantId] ?? '', typeof body === 'string' ? body : ''].join('\n');

/**
 * Makes the `fetch` for pages that are rendered on the server. It takes the same paths as in the browser, checks them against the same list, and
 * calls the service directly. Only public operations are allowed. Answers that are equal for all visitors are requested once for each revision of the
 * shop.
 */
export function serverFetch(
  context: Pick<Context, 'config' | 'upstreams' | 'noteFailure' | 'knownOwners'>,
  visitor: Visitor,
  shared: SharedAnswers,
): PageFetch {
  const ask = async (route: Route, address: string, call: Parameters<PageFetch>[1]): Promise<SharedAnswer> => {
    const [path = '', query] = address.split('?');
    const token = route.access === 'none' ? null : visitor.token;
    const headers = headersFor(route, call.headers, { ...visitor, token });
    const answer = await callUpstream(context.upstreams[route.group], {
      method: call.method,
      path: upstreamUrl(route, path, query === undefined ? '' : `?${query}`),
      headers,
      ...(typeof call.body === 'string' ? { body: Buffer.from(call.body) } : {}),
      timeLimit: visitor.timeLimit ?? context.config.timeLimits.page,
    });
    const fault = faultOf(answer.status, answer.headers['content-type'], 'json');
    if (fault) throw new Error(fault);
    const shop = call.headers[headerNames.merchantName] ?? call.headers[headerNames.merchantId];
    context.knownOwners.learn({ shop, token }, answer.status);
    return { status: answer.status, text: answer.body.toString('utf8'), size: answer.body.length };
  };

  return async (address, call) => {
    const [path = ''] = address.split('?');
    const route = methodsAt(path)?.get(call.method);
    if (!route || !publicAccess.includes(route.access)) throw new ForbiddenCall(`${path} is not for pages of shops`);
    const { revision } = visitor;
    const fetchAnswer = () => ask(route, address, call);
    try {
      const { status, text } =
        revision && isOfShop(route, call.headers, revision)
          ? await shared.recall(revision, questionOf(address, call), fetchAnswer)
          : await fetchAnswer();
      return { ok: status < 400, status, requestId: visitor.requestId, text };
    } catch (error) {
      context.noteFailure({ requestId: visitor.requestId, group: route.group, cause: causeOf(error) });
      throw error;
    }
  };
}
