import { connect } from 'node:net';

/** PostgreSQL's SSLRequest message. A server answers it with one byte, before anybody signs in. */
const question = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);

export function isServerResponding(port: number, milliseconds: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const end = (answered: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(answered);
    };
    const timer = setTimeout(end, milliseconds, false);
    socket.once('connect', () => socket.write(question));
    socket.once('data', () => end(true));
    socket.once('error', () => end(false));
    socket.once('end', () => end(false));
  });
}
