import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { normalizeIpAddress, type TrustedProxies } from 'shared-node';

/** Seconds that an idle connection is kept open. Longer than proxies in front keep theirs, so that the proxy is the side that closes. */
export const idleSeconds = 75;

const maxOfAddress = 1_000;
const maxOfAll = 20_000;

/** Closes at once connections above the limit of their address. Trusted proxies are exempt, since they carry all their visitors' requests. */
export function limitConnections(server: Server, trusted: TrustedProxies, most = maxOfAddress): void {
  const open = new Map<string, number>();
  server.maxConnections = maxOfAll;
  server.on('connection', (socket: Socket) => {
    const address = normalizeIpAddress(socket.remoteAddress);
    if (trusted(address)) return;
    const count = (open.get(address) ?? 0) + 1;
    if (count > most) {
      socket.destroy();
      return;
    }
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}
