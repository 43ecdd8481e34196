import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

process.once('message', ({ type, body }: { type: string; body: string }) => {
  const bytes = Buffer.from(body);
  const headers = { 'content-type': type, 'content-length': bytes.length };
  const server = createServer((request, response) => {
    request.resume().once('end', () => response.writeHead(200, headers).end(bytes));
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
process.once('disconnect', () => process.exit(0));
