import { type AnyOperation, headerNames } from 'shared-contracts';
import type { Context } from '../context.ts';
import { callOperation, jsonOf, problemCodeOf } from '../upstream/client.ts';
import type { Visit } from '../visit.ts';

const maxBytes = 8 * 1024 * 1024;

export class Refused extends Error {
  override name = 'Refused';
  readonly status: number;
  readonly code: unknown;

  /** @param code of the problem, where the service has named one */
  constructor(status: number, code?: unknown) {
    super(`a service answered ${status}`);
    this.status = status;
    this.code = code;
  }
}

interface Question<Answer> extends Pick<AnyOperation, 'group' | 'method' | 'path'> {
  response: { parse(value: unknown): Answer };
}

export type Ask = <Answer>(operation: Question<Answer>, body: object) => Promise<Answer>;

/** @throws Refused where the service answers anything but success */
export const createDiscoveryReads =
  (context: Context, { requestId }: Visit, merchantName?: string): Ask =>
  async (operation, body) => {
    const answer = await callOperation(context.upstreams, operation, {
      requestId,
      headers: merchantName === undefined ? {} : { [headerNames.merchantName]: merchantName },
      body,
      timeLimit: context.config.timeLimits.call,
      maxBytes,
    });
    if (answer.status !== 200) throw new Refused(answer.status, problemCodeOf(answer.body));
    return operation.response.parse(jsonOf(answer.body));
  };
