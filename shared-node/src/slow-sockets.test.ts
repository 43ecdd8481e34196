import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { watchSlowSockets } from './slow-sockets.ts';

const limits = { headers: 5_000, body: 200, bodyBytes: 100, reader: 200, every: 20 };

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

function ask(port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const read = async (response: IncomingMessage) => {
      let text = '';
      for await (const chunk of response) text += chunk;
      resolve(`${response.statusCode} ${text}`);
    };
    get({ port, host: '127.0.0.1', agent: false }, (response) => void read(response).catch(reject)).once(
      'error',
      reject,
    );
  });
}

it('nobody is cut off as slow while there is nothing to read: before an answer, or in a stream that says nothing', async () => {
  server = createServer((_request, response) => {
    setTimeout(() => response.write('first '), 700);
    setTimeout(() => response.end('second'), 1_400);
  });
  watchSlowSockets(server, limits);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await expect(ask((server.address() as AddressInfo).port)).resolves.toBe('200 first second');
});
