import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface FaultyLine {
  address: string;
  set(state: 'open' | 'closed' | 'silent'): void;
  close(): void;
}

export async function startFaultyLine(target: string): Promise<FaultyLine> {
  const { hostname, port } = new URL(target);
  let state: 'open' | 'closed' | 'silent' = 'open';
  const sockets = new Set<Socket>();
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    return socket.on('error', () => {}).once('close', () => sockets.delete(socket));
  };
  const server = createServer((socket) => {
    keep(socket);
    if (state === 'closed') socket.resetAndDestroy();
    if (state !== 'open') return;
    const beyond = keep(connect(Number(port), hostname));
    socket.pipe(beyond).pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    set(next) {
      state = next;
      cut();
    },
    close() {
      cut();
      server.close();
    },
  };
}
