import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { addReleaseCounts, type ReleaseCountRow } from 'shared-contracts';
import { atEnd } from './at-end.ts';

export interface Seen {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export type Script = (seen: Seen, response: ServerResponse, request: IncomingMessage) => void;

export interface FakeService {
  url: string;
  seen: Seen[];
  counted: ReleaseCountRow[];
  connections(): number;
  answer(script: Script): void;
  close(): Promise<void>;
}

export const sendJson = (response: ServerResponse, status: number, body: unknown, type = 'application/json'): void => {
  response.writeHead(status, { 'content-type': type });
  response.end(JSON.stringify(body));
};

export const sessionOf = (shop: string) => ({
  merchant_id: `id-of-${shop}`,
  merchant_name: shop,
  email: 'owner@b.example',
});

export const sendServiceProblem = (response: ServerResponse, status: number, code: string): void =>
  sendJson(response, status, { type: 't', title: code, status, code, requestId: 'r' }, 'application/problem+json');

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

export async function startFakeService(): Promise<FakeService> {
  const seen: Seen[] = [];
  const counted: ReleaseCountRow[] = [];
  let connections = 0;
  let script: Script = (_seen, response) => sendJson(response, 200, {});
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    request.on('error', () => {});
    try {
      for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    } catch {
      // The BFF left before it had sent all: it never was a request.
      return;
    }
    const { method = '', url = '', headers } = request;
    const one = { method, url, headers, body: Buffer.concat(chunks).toString() };
    if (url === addReleaseCounts.path) {
      counted.push(...addReleaseCounts.request.parse(JSON.parse(one.body)).rows);
      sendJson(response, 200, {});
      return;
    }
    seen.push(one);
    script(one, response, request);
  });
  server.on('connection', () => {
    connections += 1;
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    counted,
    connections: () => connections,
    answer: (next) => {
      script = next;
    },
    close: atEnd(
      () =>
        new Promise<void>((resolve) => {
          server.close(() => resolve());
          server.closeAllConnections();
        }),
    ),
  };
}
