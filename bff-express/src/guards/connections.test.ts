import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { waitUntil } from 'tooling/wait-until';
import { atEnd } from '../testing/at-end.ts';
import { limitConnections } from './connections.ts';

async function serverFor(trusted: (address: string) => boolean) {
  const server = createServer((_request, response) => response.end('there'));
  limitConnections(server, trusted, 2);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const opened: Socket[] = [];
  atEnd(() => {
    for (const socket of opened) socket.destroy();
    server.close();
  });
  const open = () => {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    opened.push(socket);
    return socket;
  };
  /** Whether a new connection, which stays open, is answered. */
  const isAnswered = async () => {
    const socket = open();
    const told = Promise.race([once(socket, 'data').then(() => true), once(socket, 'close').then(() => false)]);
    socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
    return told;
  };
  return { opened, isAnswered };
}

it('one address has so many connections at a time, and a new one once another has closed', async () => {
  const { opened, isAnswered } = await serverFor(() => false);
  expect([await isAnswered(), await isAnswered(), await isAnswered(), await isAnswered()]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  opened[0]?.destroy();
  await waitUntil(isAnswered, 'no connection was given back');
  expect(await isAnswered()).toBe(false);
});

it('a proxy that is trusted carries as many as its visitors open', async () => {
  const { isAnswered } = await serverFor((address) => address === '127.0.0.1');
  for (let count = 0; count < 5; count += 1) expect(await isAnswered()).toBe(true);
});
