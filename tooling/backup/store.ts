export interface Store {
  where: string;
  /** Writes a file atomically: it exists as a whole or not at all. */
  put(name: string, content: AsyncIterable<Buffer>): Promise<void>;
  get(name: string): AsyncIterable<Buffer>;
  list(start: string): AsyncIterable<{ name: string; bytes: number }>;
  remove(name: string): Promise<void>;
  sweep(): Promise<void>;
}

/** Whether reading failed because the file is not there (any more), in a folder or a store. */
export function isNotFound(error: unknown): boolean {
  const { code, cause } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' || (cause instanceof Error && cause.name === 'NoSuchKey');
}

export async function readWhole(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of content) parts.push(part);
  return Buffer.concat(parts);
}

export async function* streamOf(bytes: Buffer | string): AsyncGenerator<Buffer> {
  yield Buffer.from(bytes);
}
