import {
  type AnyOperation,
  headerNames,
  readOrderPageByToken,
  readPublicProduct,
  readShop,
  routeParameters,
} from 'shared-contracts';
import { createCache } from '../cache.ts';
import type { Context } from '../context.ts';
import type { PageAddress } from '../releases/page-routes.ts';
import { type Answer, callOperation, problemCodeOf } from '../upstream/client.ts';
import type { Visit } from '../visit.ts';

const freshFor = 1_000;
const maxRemembered = 1_000;
const longestName = 100;

interface PageStatus {
  status: number;
  unknownShop: string | null;
}

const fine: PageStatus = { status: 200, unknownShop: null };

interface Question {
  operation: AnyOperation;
  bodyOf(name: string): object;
  statuses: readonly number[];
}

const questions: readonly [parameter: string, Question][] = [
  [
    routeParameters.order,
    { operation: readOrderPageByToken, bodyOf: (order_token) => ({ order_token }), statuses: [404] },
  ],
  [
    routeParameters.product,
    { operation: readPublicProduct, bodyOf: (product_id) => ({ product_id }), statuses: [404, 410, 503] },
  ],
  [routeParameters.shop, { operation: readShop, bodyOf: () => ({ slugs: ['name'] }), statuses: [404, 410, 503] }],
];

interface PageQuestion extends Question {
  shop: string;
  name: string;
}

function questionOf({ shop, parameters }: PageAddress): PageQuestion | undefined {
  if (!shop) return undefined;
  for (const [parameter, question] of questions) {
    const name = parameters.get(parameter);
    if (name !== undefined) return name.length > longestName ? undefined : { ...question, shop, name };
  }
  return undefined;
}

function statusOf({ shop, operation, statuses }: PageQuestion, answer: Answer): PageStatus {
  // A malformed id or token is a page that does not exist.
  const status = operation !== readShop && answer.status === 400 ? 404 : answer.status;
  if (!statuses.includes(status)) return fine;
  return { status, unknownShop: problemCodeOf(answer.body) === 'shop_not_found' ? shop : null };
}

/**
 * The HTTP status of a page that the browser renders: 200, or 404, 410 and 503 where its shop, product or order is unknown, gone or stopped.
 * A service that is slow or fails makes no difference: the page comes and says for itself what it could not load.
 */
export function createPageStatus(context: Context) {
  const remembered = createCache<PageStatus>(freshFor, maxRemembered);

  const ask = async (
    { requestId, address }: Visit,
    question: PageQuestion,
    token: string | null,
  ): Promise<PageStatus> => {
    const { operation, bodyOf, shop, name } = question;
    const headers = { [headerNames.merchantName]: shop, ...(token ? { [headerNames.token]: token } : {}) };
    try {
      const answer = await callOperation(context.upstreams, operation, {
        requestId,
        address,
        headers,
        body: bodyOf(name),
        timeLimit: context.config.timeLimits.page,
      });
      context.knownOwners.learn({ shop, token }, answer.status);
      return statusOf(question, answer);
    } catch {
      return fine;
    }
  };

  return async (visit: Visit, address: PageAddress, token: string | null): Promise<PageStatus> => {
    const question = questionOf(address);
    if (!question) return fine;
    if (token) return ask(visit, question, token);
    const key = [question.operation.path, question.shop, question.name].join(' ');
    return remembered.recall(key, () => ask(visit, question, null));
  };
}
