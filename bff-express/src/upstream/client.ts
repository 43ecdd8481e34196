import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import https from 'node:https';
import { UpstreamTimeout } from './failures.ts';
import type { Upstream } from './upstreams.ts';

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

async function readWhole(message: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of message as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new Error('the answer is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

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
      readWhole(answer, maxBytes).then(
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
