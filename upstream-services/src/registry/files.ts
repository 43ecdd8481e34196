import { fileHash } from 'shared-contracts';
import type { AppContext } from '../context.ts';

/** Folder of the content store where releases' files lie, by what they hold: the same bytes are there once, whoever sent them. */
export const filesFolder = 'releases';

export const pathOfFile = (hash: string): string => `${filesFolder}/${hash.slice(0, 2)}/${hash}`;

export const hashOfPath = (path: string): string | undefined => fileHash.safeParse(path.split('/').at(-1)).data;

/** A file of any release, by its SHA-256; null where there is none. */
export const readFileOf = ({ storage }: Pick<AppContext, 'storage'>, hash: string): Promise<Buffer | null> =>
  storage.get(pathOfFile(hash));
