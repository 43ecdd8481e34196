import type { Request, RequestHandler, Response } from 'express';
import type { Fault, Faults, Provider } from './faults.ts';

export interface FaultAnswers {
  tooMany(response: Response, fault: Fault): void;
  failed(response: Response): void;
}

const callOf = (request: Request): string => `${request.method} ${request.path}`;

function instead(response: Response, work: (send: () => void) => void): void {
  const { send } = response;
  response.send = (body) => {
    response.send = send;
    work(() => void response.send(body));
    return response;
  };
}

/**
 * Lets the faults that are on happen to a provider's calls: a call that hangs does nothing; what is slow, or fails afterwards, is done at
 * once, and only its answer comes late or gets lost.
 */
export const injectFaults =
  (faults: Faults, provider: Provider, { tooMany, failed }: FaultAnswers): RequestHandler =>
  (request, response, next) => {
    const call = callOf(request);
    if (faults.take(provider, 'hang', call)) {
      faults.hang(() => response.destroy());
      return;
    }
    const refused = faults.take(provider, 'too-many', call);
    if (refused) {
      tooMany(response, refused);
      return;
    }
    const slow = faults.take(provider, 'slow', call);
    if (slow) instead(response, (send) => setTimeout(send, slow.ms));
    if (faults.take(provider, 'error-after', call)) instead(response, () => failed(response));
    next();
  };
