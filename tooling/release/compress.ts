import { readFile, stat, writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressed = new Set(['.woff2', '.png', '.jpg', '.webp', '.avif']);

export async function compressFile(file: string): Promise<{ bytes: number; brotli: number }> {
  const content = await readFile(file);
  if (compressed.has(extname(file))) return { bytes: content.length, brotli: content.length };
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
  return { bytes: content.length, brotli: br.length };
}

export async function uncompressed(file: string): Promise<{ bytes: number; brotli: number }> {
  const { size } = await stat(file);
  return { bytes: size, brotli: size };
}
