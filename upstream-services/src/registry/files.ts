import { fileHash } from 'shared-contracts';
import type { AppContext } from '../context.ts';

export const filesFolder = 'releases';

export const pathOfFile = (hash: string): string => `${filesFolder}/${hash.slice(0, 2)}/${hash}`;

export const hashOfPath = (path: string): string | undefined => fileHash.safeParse(path.split('/').at(-1)).data;

export const readFileOf = ({ storage }: Pick<AppContext, 'storage'>, hash: string): Promise<Buffer | null> =>
  storage.get(pathOfFile(hash));
