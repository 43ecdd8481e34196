import { open, readdir } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { remotesPath, serverBundleFile } from 'shared-contracts';
import { noteRoute } from '../log/access.ts';
import { sendProblem } from '../problems.ts';
import type { Visit } from '../visit.ts';
import { releaseFolder } from './read.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

type FileList = ReadonlySet<string>;

async function listFiles(folder: string): Promise<FileList | undefined> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => undefined);
  if (!entries?.some(({ name, parentPath }) => name === 'release.json' && parentPath === folder)) return undefined;
  const files = entries.filter((entry) => entry.isFile() && entry.name !== serverBundleFile);
  return new Set(files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/')));
}

const address = new RegExp(`^${remotesPath}/([a-z][a-z0-9-]*)/([0-9A-Za-z][0-9A-Za-z.+-]*)/([^?]+)`);

function bestCopy(files: FileList, path: string, accepted: string) {
  for (const [encoding, suffix] of encodings) {
    if (files.has(path + suffix) && accepted.includes(encoding)) return { path: path + suffix, encoding };
  }
  return { path, encoding: undefined };
}

type OnSent = (name: string, version: string, path: string) => void;

/**
 * Serves the files of releases, old versions too: immutable and precompressed. Only regular files that were in a release's folder when it was first
 * requested can be fetched, and never the server's bundle. So no path can leave the folder.
 */
export function createReleaseFiles(releasesDir: string, onSent: OnSent = () => {}) {
  const lists = new Map<string, FileList>();

  const listOf = async (folder: string): Promise<FileList | undefined> => {
    const known = lists.get(folder);
    if (known) return known;
    const list = await listFiles(folder);
    if (list) lists.set(folder, list);
    return list;
  };

  return async (request: IncomingMessage, response: ServerResponse, visit: Visit): Promise<void> => {
    noteRoute(response, `${remotesPath}/:name/:version/*`);
    const [, name, version, path] = address.exec(request.url ?? '') ?? [];
    const read = request.method === 'GET' || request.method === 'HEAD';
    const folder = name && version && read ? releaseFolder(releasesDir, name, version) : undefined;
    const files = folder && (await listOf(folder));
    if (!name || !version || !folder || !files || !path || !files.has(path))
      return sendProblem(response, 'not_found', visit);

    const copy = bestCopy(files, path, String(request.headers['accept-encoding'] ?? ''));
    // An old release may have been cleared away since its files were listed.
    const file = await open(join(folder, copy.path)).catch(() => undefined);
    if (!file) return sendProblem(response, 'not_found', visit);
    try {
      response.writeHead(200, {
        'content-type': types[extname(path)] ?? 'application/octet-stream',
        // The size is read anew each time: mirroring replaces a folder that was changed by hand, and with it the sizes of its files.
        'content-length': (await file.stat()).size,
        ...(copy.encoding ? { 'content-encoding': copy.encoding } : {}),
        vary: 'accept-encoding',
        'cache-control': 'public, max-age=31536000, immutable',
        'cross-origin-resource-policy': 'same-origin',
      });
      if (request.method === 'HEAD') {
        response.end();
        return;
      }
      onSent(name, version, path);
      await pipeline(file.createReadStream(), response).catch(() => response.destroy());
    } finally {
      // A stream to a browser that has left before it began does not close its file.
      await file.close();
    }
  };
}
