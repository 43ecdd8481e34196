import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

const pause = 700;

async function inTwo(answer: IncomingMessage, response: ServerResponse, after: string): Promise<void> {
  const page = await text(answer);
  const cut = page.indexOf(after) + after.length;
  if (cut < after.length) throw new Error(`There is no ${after} in the page.`);
  response.write(page.slice(0, cut));
  setTimeout(() => response.end(page.slice(cut)), pause);
}

export async function startSplittingProxy(
  origin: string,
  after: string,
): Promise<{ origin: string; stop: () => void }> {
  const server = createServer((incoming, response) => {
    const { method, headers, url = '' } = incoming;
    const isPage = headers['sec-fetch-dest'] === 'document';
    const uncompressed = isPage ? { 'accept-encoding': 'identity' } : {};
    const outgoing = request(origin + url, { method, headers: { ...headers, ...uncompressed } }, (answer) => {
      const { 'content-length': _, ...rest } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, isPage ? rest : answer.headers);
      if (isPage) void inTwo(answer, response, after);
      else answer.pipe(response);
    });
    outgoing.on('error', () => response.destroy());
    incoming.pipe(outgoing);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, stop };
}
