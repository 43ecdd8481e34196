import { fork } from 'node:child_process';
import { join } from 'node:path';

interface Bare {
  origin: string;
  stop(): void;
}

export async function startBare(type: string, body: string): Promise<Bare> {
  const child = fork(join(import.meta.dirname, 'bare-server.ts'));
  const port = new Promise<unknown>((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', () => reject(new Error('the bare server ended')));
  });
  child.send({ type, body });
  return { origin: `http://127.0.0.1:${await port}`, stop: () => child.disconnect() };
}
