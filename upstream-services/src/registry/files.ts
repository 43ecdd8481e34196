import { fileHash, inParallel } from 'shared-contracts';
import type { AppContext } from '../context.ts';

export const filesFolder = 'releases';
const atOnce = 8;

export const pathOfFile = (hash: string): string => `${filesFolder}/${hash.slice(0, 2)}/${hash}`;

export const hashOfPath = (path: string): string | undefined => fileHash.safeParse(path.split('/').at(-1)).data;

export const readFileOf = ({ storage }: Pick<AppContext, 'storage'>, hash: string): Promise<Buffer | null> =>
  storage.get(pathOfFile(hash));

export async function findMissing(
  { storage }: Pick<AppContext, 'storage'>,
  hashes: readonly string[],
): Promise<string[]> {
  const missing: string[] = [];
  await inParallel([...new Set(hashes)], atOnce, async (hash) => {
    if (!(await storage.has(pathOfFile(hash)))) missing.push(hash);
  });
  return missing.sort();
}
