import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { createConcurrencyLimit } from 'shared-node';

interface Document {
  version: string;
  gzip: Buffer;
}

export class TooBusy extends Error {
  override name = 'TooBusy';
}

type Make = (signal: AbortSignal) => AsyncIterable<string>;

interface Documents {
  /**
   * @param key names the document: each key is made once at a time, and callers share the result
   * @param version the state of its shop: a kept document of another version is made anew
   * @throws TooBusy, and whatever interrupts the making: half a document is never returned
   */
  recall(key: string, version: string, make: Make): Promise<Document>;
}

interface DocumentOptions {
  atOnce: number;
  waiting: number;
  timeout: number;
  maxBytes: number;
  cacheBytes: number;
  cachedFor: number;
}

const defaultOptions: DocumentOptions = {
  atOnce: 2,
  waiting: 50,
  timeout: 60_000,
  maxBytes: 128 * 1024 * 1024,
  cacheBytes: 48 * 1024 * 1024,
  cachedFor: 10 * 60_000,
};

/** A document that took longer than this is not made anew at each change: it is kept so long that making takes a tenth of the time at most. */
const quick = 1_000;
const share = 10;

interface CachedDocument {
  version: string;
  /** Null where the document is too large. */
  gzip: Buffer | null;
  holdsUntil: number;
}

function wholeOf({ version, gzip }: CachedDocument): Document {
  if (!gzip) throw new Error('the document is too large');
  return { version, gzip };
}

export function createDocuments(options: Partial<DocumentOptions> = {}): Documents {
  const { atOnce, waiting, timeout, maxBytes, cacheBytes, cachedFor } = { ...defaultOptions, ...options };
  const cache = new LRUCache<string, CachedDocument>({
    maxSize: cacheBytes,
    sizeCalculation: ({ gzip }) => (gzip?.length ?? 0) + 1,
    ttl: cachedFor,
  });
  const inFlight = new Map<string, Promise<Document>>();
  const acquireSlot = createConcurrencyLimit({ atOnce, ofOne: 1, waiting: 1, waitingInAll: waiting });

  const begin = async (key: string, version: string, make: Make): Promise<Document> => {
    const release = await acquireSlot(key);
    if (!release) throw new TooBusy();
    try {
      const started = performance.now();
      const gzip = await compressed(make, timeout, maxBytes);
      const took = performance.now() - started;
      const document = { version, gzip, holdsUntil: took < quick ? 0 : performance.now() + took * share };
      cache.set(key, document);
      return wholeOf(document);
    } finally {
      release();
    }
  };

  return {
    async recall(key, version, make) {
      const known = cache.get(key);
      if (known && (known.version === version || known.holdsUntil > performance.now())) return wholeOf(known);
      const inProgress = inFlight.get(key);
      if (inProgress) return inProgress;
      const document = begin(key, version, make).finally(() => inFlight.delete(key));
      inFlight.set(key, document);
      return document;
    },
  };
}

/** @returns null where the document is too large: it is made no further than that shows */
async function compressed(make: Make, timeout: number, maxBytes: number): Promise<Buffer | null> {
  const signal = AbortSignal.timeout(timeout);
  let bytes = 0;
  async function* counted(): AsyncGenerator<Buffer> {
    for await (const piece of make(signal)) {
      signal.throwIfAborted();
      const next = Buffer.from(piece);
      bytes += next.length;
      if (bytes > maxBytes) return;
      yield next;
    }
  }
  const chunks: Buffer[] = [];
  const collect = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  await pipeline(Readable.from(counted()), createGzip({ level: 4 }), collect, { signal });
  return bytes > maxBytes ? null : Buffer.concat(chunks);
}
