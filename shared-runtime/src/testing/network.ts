import { type ErrorCode, type Operation, operationPath, type Problem, problemOf } from 'shared-contracts';
import type { z } from 'zod';

export type Answer<Body> = Body | Refusal | typeof offline;

interface Refusal {
  refused: Problem;
}

export const refuse = (code: ErrorCode, extra: Partial<Problem> = {}): Refusal => ({
  refused: problemOf(code, 'TEST-1', extra),
});

export const offline = Symbol('offline');

type Handler = (request: never) => unknown;

interface SentRequest {
  operation: string;
  body: unknown;
}

const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'refused' in value;

async function bodyOf(init: RequestInit | undefined, query: URLSearchParams): Promise<unknown> {
  if (init?.body instanceof FormData) {
    const fields = [...init.body].map(([key, value]) => [key, typeof value === 'string' ? parse(value) : value]);
    return Object.fromEntries(fields);
  }
  return typeof init?.body === 'string' ? JSON.parse(init.body) : Object.fromEntries(query);
}

const parse = (text: string): unknown => (text.startsWith('{') ? JSON.parse(text) : text);

/**
 * Stands in for the network, the only thing that is not real in a screen's test: answers operations as they travel and keeps what
 * was sent. Replaces `fetch` until the next one is made; what has no answer when the page is left gets none, as in a browser.
 */
export function createNetwork() {
  const left = new Promise<typeof offline>((resolve) => {
    addEventListener('pagehide', () => resolve(offline), { once: true });
  });
  const handlers = new Map<string, { name: string; handle: Handler }>();
  const sent: SentRequest[] = [];
  globalThis.fetch = (async (address: string, init?: RequestInit) => {
    const [path = '', query] = address.split('?');
    const key = `${init?.method ?? 'GET'} ${path}`;
    const handler = handlers.get(key);
    if (!handler) throw new Error(`Nothing is prepared for ${key}`);
    const body = await bodyOf(init, new URLSearchParams(query));
    sent.push({ operation: handler.name, body });
    const answer = await Promise.race([handler.handle(body as never), left]);
    if (answer === offline) throw new TypeError('Failed to fetch');
    if (isRefusal(answer)) return new Response(JSON.stringify(answer.refused), { status: answer.refused.status });
    return new Response(JSON.stringify(answer));
  }) as typeof fetch;
  return {
    on<Req extends z.ZodType, Res extends z.ZodType, Args, Result>(
      operation: Operation<Req, Res, Args, Result>,
      answer: Answer<z.input<Res>> | ((request: z.input<Req>) => Answer<z.input<Res>> | Promise<Answer<z.input<Res>>>),
    ) {
      const handle = (typeof answer === 'function' ? answer : () => answer) as Handler;
      const path = operationPath(operation);
      handlers.set(`${operation.method} ${path}`, { name: operation.name, handle });
    },
    sent<Req extends z.ZodType>(operation: Operation<Req, z.ZodType, never, unknown>): z.input<Req>[] {
      return sent.filter((request) => request.operation === operation.name).map((request) => request.body as never);
    },
    calls: () => sent.map((request) => request.operation),
  };
}

export type Network = ReturnType<typeof createNetwork>;
