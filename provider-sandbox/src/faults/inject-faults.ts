import { STATUS_CODES } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import type { Context } from '../context.ts';
import type { Fault, Provider } from './faults.ts';

export interface FaultAnswers {
  tooMany(response: Response, fault: Fault): void;
  failed(response: Response, status: number, reason: string): void;
}

const callOf = (request: Request): string => `${request.method} ${request.path}`;

function instead(response: Response, work: (send: (body: unknown) => void, body: unknown) => void): void {
  const { send } = response;
  response.send = (body) => {
    response.send = send;
    work((other) => void response.send(other), body);
    return response;
  };
}

/**
 * Records a provider's calls and applies the active faults to them. A call that hangs has no effect. A call that is slow, fails afterwards or is cut
 * off takes effect at once, and only its answer comes late or gets lost.
 */
export const injectFaults =
  ({ faults, calls }: Context, provider: Provider, { tooMany, failed }: FaultAnswers): RequestHandler =>
  (request, response, next) => {
    const call = callOf(request);
    const take = (kind: Fault['fault']) => faults.take(provider, kind, call);
    const fail = (status = 500): void => failed(response, status, STATUS_CODES[status] ?? 'Error');
    const noted = calls.add({ provider, call, headers: request.headers, body: request.body });
    if (take('hang')) {
      faults.hold(() => response.destroy());
      return;
    }
    const refused = take('too-many');
    if (refused) {
      tooMany(response, refused);
      return;
    }
    const wrong = take('error');
    if (wrong) {
      fail(wrong.status);
      return;
    }
    const slow = take('slow');
    if (slow) instead(response, (send, body) => faults.hold(() => send(body), slow.ms));
    if (take('error-after')) instead(response, () => fail());
    if (take('cut-after')) instead(response, () => void response.destroy());
    const altered = take('alter');
    if (altered)
      instead(response, (send, body) => send(JSON.stringify({ ...JSON.parse(String(body)), ...altered.answer })));
    instead(response, (send, body) => {
      noted.done = response.statusCode;
      send(body);
    });
    next();
  };
