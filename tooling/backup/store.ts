/** Files by their names, as in `backups/…/manifest.json`: a folder or an S3-compatible store. */
export interface Store {
  /** For people: where it is. */
  where: string;
  /** Writes a file; it is there whole or not at all. */
  put(name: string, content: AsyncIterable<Buffer>): Promise<void>;
  /** Reads a file; it fails where there is none. */
  get(name: string): AsyncIterable<Buffer>;
  /** Names and sizes in bytes of all files that begin so. */
  list(start: string): AsyncIterable<{ name: string; bytes: number }>;
  remove(name: string): Promise<void>;
  /** Deletes what killed writers left half. */
  sweep(): Promise<void>;
}

export async function readWhole(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of content) parts.push(part);
  return Buffer.concat(parts);
}

export async function* streamOf(bytes: Buffer | string): AsyncGenerator<Buffer> {
  yield Buffer.from(bytes);
}
