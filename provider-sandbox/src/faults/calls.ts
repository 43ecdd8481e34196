import type { IncomingHttpHeaders } from 'node:http';
import express, { type Router } from 'express';
import { z } from 'zod';
import { type Provider, providers } from './faults.ts';

interface Call {
  provider: Provider;
  call: string;
  headers: IncomingHttpHeaders;
  body?: unknown;
  /** Status of the real answer, even if a fault replaces that answer; absent until the call is done. */
  done?: number;
}

const maxCalls = 1_000;

const wanted = z.object({ provider: z.enum(providers).optional(), call: z.string().max(100).default('') });

export class Calls {
  private readonly kept: Call[] = [];

  add(call: Call): Call {
    this.kept.push(call);
    if (this.kept.length > maxCalls) this.kept.shift();
    return call;
  }

  of({ provider, call }: z.output<typeof wanted>): Call[] {
    return this.kept.filter((one) => one.provider === (provider ?? one.provider) && one.call.includes(call));
  }

  clear(): void {
    this.kept.length = 0;
  }
}

export function callRoutes(calls: Calls): Router {
  const router = express.Router();
  router.get('/', (request, response) => {
    const { data, error } = wanted.safeParse(request.query);
    if (error) response.status(400).json({ error: z.prettifyError(error) });
    else response.json({ calls: calls.of(data) });
  });
  router.delete('/', (_request, response) => {
    calls.clear();
    response.status(204).end();
  });
  return router;
}
