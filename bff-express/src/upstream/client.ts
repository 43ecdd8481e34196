import http, { type IncomingHttpHeaders } from 'node:http';
import https from 'node:https';
import { type AnyOperation, headerNames } from 'shared-contracts';
import { readBody } from 'shared-node';
import type { Visit } from '../visit.ts';
import { UpstreamTimeout } from './failures.ts';
import type { Upstream, Upstreams } from './upstreams.ts';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface OwnCall {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body?: Buffer;
  timeLimit: number;
  maxBytes?: number;
}

type UpstreamClient = (upstream: Upstream, call: OwnCall) => Promise<Answer>;

const usualBytes = 1024 * 1024;

export function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

export const callUpstream: UpstreamClient = (
  { agent, target, url },
  { method, path, headers, body, timeLimit, maxBytes = usualBytes },
) =>
  new Promise<Answer>((resolve, reject) => {
    const { request: open } = url.protocol === 'https:' ? https : http;
    const prefix = target.pathname === '/' ? '' : target.pathname;
    const request = open({
      agent,
      method,
      hostname: target.hostname,
      port: target.port,
      path: prefix + path,
      headers: { ...headers, host: target.host, 'content-length': body?.length ?? 0 },
    });
    const deadline = setTimeout(() => request.destroy(new UpstreamTimeout()), timeLimit);
    request.once('error', reject);
    request.once('close', () => clearTimeout(deadline));
    request.once('response', (answer) => {
      readBody(answer, maxBytes).then(
        (whole) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: whole }),
        reject,
      );
    });
    request.end(body);
  });

export function problemCodeOf(body: Buffer): unknown {
  const problem = jsonOf(body);
  return typeof problem === 'object' && problem !== null && 'code' in problem ? problem.code : undefined;
}

interface OperationCall extends Partial<Pick<Visit, 'address'>>, Pick<Visit, 'requestId'> {
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  timeLimit: number;
  maxBytes?: number;
}

/** Calls an operation of the services on the BFF's own account, as part of a visit. */
export function callOperation(
  upstreams: Upstreams,
  { group, method, path }: Pick<AnyOperation, 'group' | 'method' | 'path'>,
  { requestId, address, headers, body, ...limits }: OperationCall,
): Promise<Answer> {
  return callUpstream(upstreams[group], {
    method,
    path,
    headers: {
      accept: 'application/json',
      [headerNames.requestId]: requestId,
      ...(address === undefined ? {} : { 'x-forwarded-for': address }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: Buffer.from(JSON.stringify(body)) }),
    ...limits,
  });
}
