import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import https from 'node:https';
import { eventStreamType, heartbeatIntervalMs, orderEventsPath } from 'shared-contracts';
import { UpstreamTimeout } from '../upstream/failures.ts';
import type { Upstream } from '../upstream/upstreams.ts';

const silence = 3 * heartbeatIntervalMs;

interface UpstreamStream {
  answer: Promise<IncomingMessage>;
  leave(): void;
}

export function openUpstream(
  { agent, target, url }: Upstream,
  headers: IncomingHttpHeaders,
  timeout: number,
): UpstreamStream {
  const { 'accept-encoding': _, 'content-length': __, ...passed } = headers;
  const { request: open } = url.protocol === 'https:' ? https : http;
  const request = open({
    agent,
    hostname: target.hostname,
    port: target.port,
    path: (target.pathname === '/' ? '' : target.pathname) + orderEventsPath,
    headers: { ...passed, accept: eventStreamType, host: target.host },
  });
  const tooLate = setTimeout(() => request.destroy(new UpstreamTimeout()), timeout);
  request.once('close', () => clearTimeout(tooLate));
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    request.on('error', reject);
    request.once('response', (message) => {
      clearTimeout(tooLate);
      request.setTimeout(silence, () => request.destroy(new UpstreamTimeout()));
      resolve(message);
    });
  });
  request.end();
  return { answer, leave: () => request.destroy() };
}
