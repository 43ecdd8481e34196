import { createServer } from 'node:net';

const given = new Set<number>();

/**
 * A free TCP port of the loopback interface that this process was not given before. The system offers a port again as soon as it is closed, and the
 * first caller may not be listening on it yet.
 */
export async function freePort(): Promise<number> {
  const port = await listenOnce(0);
  if (given.has(port)) return freePort();
  given.add(port);
  return port;
}

export async function isPortFree(port: number, host: string): Promise<boolean> {
  try {
    await listenOnce(port, host);
    return true;
  } catch {
    return false;
  }
}

function listenOnce(port: number, host = '127.0.0.1'): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
