import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { waitUntil } from 'tooling/wait-until';

interface Heard {
  path: string;
  headers: IncomingHttpHeaders;
  // biome-ignore lint/suspicious/noExplicitAny: what it holds is what a test asks.
  body: any;
}

interface Listener {
  readonly url: string;
  readonly heard: Heard[];
  answer(...statuses: number[]): void;
  until(count: number): Promise<Heard[]>;
}

export function withListener(): Listener {
  let server: Server;
  const heard: Heard[] = [];
  let statuses: number[] = [];
  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (text: string) => {
        body += text;
      });
      request.on('end', () => {
        heard.push({ path: request.url ?? '', headers: request.headers, body: JSON.parse(body) });
        response.writeHead(statuses.shift() ?? 200).end();
      });
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
  });
  beforeEach(() => {
    heard.length = 0;
    statuses = [];
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    get url() {
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    heard,
    answer(...next) {
      statuses = next;
    },
    async until(count) {
      await waitUntil(() => heard.length >= count);
      return [...heard];
    },
  };
}
