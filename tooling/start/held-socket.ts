import net from 'node:net';
import { StartupError } from '../config/startup-error.ts';
import { texts } from './texts.ts';

/**
 * A port that the supervisor holds for a server. The supervisor binds it but never listens; each process of the server listens on this same socket.
 * While a process is replaced or restarted, connections wait in the socket: none is refused or reset.
 */
export interface HeldSocket {
  readonly port: number;
  readonly descriptor: number;
  close(): void;
}

const canHold = process.platform !== 'win32' && net.BoundSocket !== undefined;

/**
 * Binds a port.
 * @param host an address of this machine
 * @param port 0 for a free one
 * @returns undefined where this system or Node version cannot pass a socket to a child: the server must then bind the port itself
 * @throws StartupError where another program uses the port
 */
export function holdSocket(host: string, port: number): HeldSocket | undefined {
  if (!canHold) return undefined;
  try {
    const bound = new net.BoundSocket({ host, port });
    return { port: bound.address().port, descriptor: bound.fd(), close: () => bound.close() };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') throw new StartupError(texts.portTaken(port));
    throw error;
  }
}
