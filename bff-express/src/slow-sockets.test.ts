import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { sendJson } from './testing/fake-service.ts';
import { withBff } from './testing/running-bff.ts';

const path = '/b2b/bff/api/users-api/products';
const head = `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 20000\r\n\r\n`;

const bff = withBff({ socketLimits: { headers: 300, body: 400, bodyBytes: 200, reader: 400, every: 50 } });
beforeAll(async () => {
  bff.service.answer((_seen, response) => sendJson(response, 200, { products: 'x'.repeat(20_000_000) }));
});

interface Opened {
  socket: Socket;
  received: () => number;
  text: () => string;
  closed: Promise<void>;
}

const opened: Socket[] = [];
// One that was left open would keep the server from ending.
afterEach(() => {
  for (const socket of opened.splice(0)) socket.destroy();
});

function open(): Opened {
  const socket = connect(bff.port, '127.0.0.1');
  opened.push(socket);
  let bytes = 0;
  let text = '';
  socket.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (text.length < 1000) text += chunk.toString();
  });
  socket.on('error', () => {});
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  return { socket, received: () => bytes, text: () => text, closed };
}

it('closes a connection that says nothing', async () => {
  await open().closed;
});

it('closes a connection whose headers come letter by letter, with a 408', async () => {
  const { socket, closed, text } = open();
  const letters = setInterval(() => socket.write('a'), 40);
  socket.write('GET /b2b/ HTTP/1.1\r\nx-slow: ');
  await closed;
  clearInterval(letters);
  expect(text()).toContain('HTTP/1.1 408');
});

it('closes a connection whose body comes letter by letter', async () => {
  const { socket, closed } = open();
  socket.write(head);
  const letters = setInterval(() => socket.write('a'), 40);
  await closed;
  clearInterval(letters);
});

it('takes a body that comes slowly but steadily, however long it takes', async () => {
  const { socket, received, text } = open();
  socket.write(head);
  for (let sent = 0; sent < 20_000; sent += 1_000) {
    socket.write('a'.repeat(1_000));
    await sleep(60);
  }
  while (received() === 0) await sleep(20);
  expect(text()).toContain('HTTP/1.1 200');
  socket.destroy();
});

it('closes a connection that reads nothing of what it asked for, and keeps one that reads slowly', async () => {
  const silent = open();
  const slow = open();
  const request = head.replace('20000', '2');
  silent.socket.write(`${request}{}`);
  slow.socket.write(`${request}{}`);
  silent.socket.pause();
  // Both have come by then. The one that reads nothing learns of its end only when it reads.
  while (slow.received() === 0) await sleep(5);
  while ((await bff.connections()) > 1) {
    slow.socket.pause();
    await sleep(40);
    slow.socket.resume();
    await sleep(5);
  }
  silent.socket.resume();
  await silent.closed;
  expect(silent.received()).toBeLessThan(20_000_000);
  while (slow.received() < 20_000_000) await sleep(20);
  slow.socket.destroy();
  // Two times twenty megabytes take their time on a machine that does other things too.
}, 120_000);
