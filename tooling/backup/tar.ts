import { StartupError } from '../config/problem.ts';
import { texts } from './texts.ts';

export interface Entry {
  path: string;
  mode: number;
  size: number;
  folder: boolean;
}

const block = 512;
const octal = (value: number, length: number): string => `${value.toString(8).padStart(length - 1, '0')}\0`;

export function tarHeader({ path, mode, size, folder }: Entry): Buffer {
  const header = Buffer.alloc(block);
  const name = folder ? `${path}/` : path;
  if (Buffer.byteLength(name) > 100) throw new Error(`too long a path for the archive: ${name}`);
  header.write(name, 0);
  header.write(octal(mode & 0o7777, 8), 100);
  header.write(octal(0, 8) + octal(0, 8), 108);
  header.write(octal(size, 12), 124);
  header.write(octal(0, 12), 136);
  header.write('        ', 148);
  header.write(folder ? '5' : '0', 156);
  header.write('ustar\x0000', 257);
  let sum = 0;
  for (const byte of header) sum += byte;
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

export const tarPadding = (size: number): Buffer => Buffer.alloc((block - (size % block)) % block);

export const tarEnd = (): Buffer => Buffer.alloc(2 * block);

function readHeader(header: Buffer): Entry | null {
  if (header.every((byte) => byte === 0)) return null;
  const text = (start: number, length: number) =>
    header.toString('utf8', start, start + length).split('\0', 1)[0] ?? '';
  const folder = text(156, 1) === '5';
  const path = text(0, 100).replace(/\/$/, '');
  if (path.startsWith('/') || path.split('/').includes('..')) throw new StartupError(texts.damaged(path));
  const size = Number.parseInt(text(124, 12), 8);
  return { path, mode: Number.parseInt(text(100, 8), 8), size: folder ? 0 : size, folder };
}

export async function readTar(
  source: AsyncIterable<Buffer>,
  take: (entry: Entry, bytes: AsyncGenerator<Buffer>) => Promise<void>,
): Promise<void> {
  const stream = source[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  const some = async (most: number): Promise<Buffer> => {
    while (rest.length === 0) {
      const next = await stream.next();
      if (next.done) throw new StartupError(texts.damaged('database'));
      rest = next.value;
    }
    const part = rest.subarray(0, most);
    rest = rest.subarray(part.length);
    return part;
  };
  async function* bytes(count: number): AsyncGenerator<Buffer> {
    for (let left = count; left > 0; ) {
      const part = await some(left);
      left -= part.length;
      yield part;
    }
  }
  const exactly = async (count: number): Promise<Buffer> => {
    const parts: Buffer[] = [];
    for await (const part of bytes(count)) parts.push(part);
    return Buffer.concat(parts);
  };
  for (;;) {
    const entry = readHeader(await exactly(block));
    if (!entry) break;
    await take(entry, bytes(entry.size));
    await exactly(tarPadding(entry.size).length);
  }
  // To its end, so that what authenticates it is read too.
  while (!(await stream.next()).done);
}
