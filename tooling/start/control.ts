import { rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataDirKey, dataPaths } from '../config/data-folder.ts';
import { describeError, StartupError } from '../config/startup-error.ts';
import { isServiceName, type ServiceName } from './platform-types.ts';
import { texts } from './texts.ts';

const maxPath = 100;

function controlPath(dataDir: string): string {
  const name = `b2b-${dataDirKey(dataDir)}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  const { control } = dataPaths(dataDir);
  return Buffer.byteLength(control) <= maxPath ? control : join(tmpdir(), `${name}.sock`);
}

export async function serveControlSocket(
  dataDir: string,
  restart: (name: ServiceName) => Promise<void>,
): Promise<() => void> {
  const server = createServer((request, response) => {
    const name = request.url?.slice('/restart/'.length) ?? '';
    if (request.method !== 'POST' || !request.url?.startsWith('/restart/') || !isServiceName(name)) {
      response.writeHead(404).end(texts.noSuchProcess(name));
      return;
    }
    restart(name).then(
      () => response.writeHead(204).end(),
      (error: unknown) => response.writeHead(500).end(describeError(error)),
    );
  });
  const path = controlPath(dataDir);
  // A killed supervisor leaves its socket file. Only one supervisor works on a data folder, so the file can be removed.
  if (process.platform !== 'win32') rmSync(path, { force: true });
  const mask = process.umask(0o177);
  try {
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve));
  } finally {
    process.umask(mask);
  }
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

export function askForRestart(dataDir: string, name: ServiceName): Promise<void> {
  return new Promise((resolve, reject) => {
    const asking = request({ socketPath: controlPath(dataDir), path: `/restart/${name}`, method: 'POST' }, (answer) => {
      let why = '';
      answer.setEncoding('utf8').on('data', (text: string) => {
        why += text;
      });
      answer.once('end', () => (answer.statusCode === 204 ? resolve() : reject(new StartupError(why))));
    });
    asking.once('error', () => reject(new StartupError(texts.notRunning(dataDir))));
    asking.end();
  });
}
