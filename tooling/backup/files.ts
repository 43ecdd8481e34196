import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import { StartupError } from '../config/startup-error.ts';
import { seal, unseal } from './sealing.ts';
import type { Store } from './store.ts';
import { texts } from './texts.ts';

export interface StoredFile {
  name: string;
  bytes: number;
  sha256: string;
}

function measured(source: AsyncIterable<Buffer>) {
  const hash = createHash('sha256');
  const measure = { bytes: 0, sha256: '' };
  const through = async function* (): AsyncGenerator<Buffer> {
    for await (const part of source) {
      hash.update(part);
      measure.bytes += part.length;
      yield part;
    }
    measure.sha256 = hash.digest('hex');
  };
  return { measure, stream: through() };
}

async function* through(source: AsyncIterable<Buffer>, transform: ReturnType<typeof createGzip>) {
  const input = Readable.from(source, { objectMode: false });
  input.on('error', (error) => transform.destroy(error));
  input.pipe(transform);
  try {
    yield* transform as AsyncIterable<Buffer>;
  } finally {
    input.destroy();
  }
}

export async function writeFile(
  store: Store,
  name: string,
  content: AsyncIterable<Buffer>,
  key: Buffer | undefined,
): Promise<StoredFile> {
  // Fast compression instead of the best: the CPU is shared with the platform, and disk space is cheap.
  const packed = through(content, createGzip({ level: 1 }));
  const { measure, stream } = measured(key ? seal(packed, key, name) : packed);
  await store.put(name, stream);
  return { name, ...measure };
}

/**
 * Reads a file of a backup.
 * @throws StartupError at the file's end, or earlier, where its content is not what was written
 */
export async function* readFile(store: Store, file: StoredFile, key: Buffer | undefined): AsyncGenerator<Buffer> {
  const { measure, stream } = measured(store.get(file.name));
  const damaged = () => new StartupError(texts.damaged(file.name));
  try {
    yield* through(key ? unseal(stream, key, file.name) : stream, createGunzip());
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw damaged();
  }
  for await (const rest of stream) void rest;
  if (measure.sha256 !== file.sha256) throw damaged();
}
