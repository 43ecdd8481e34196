import { createHash } from 'node:crypto';
import { z } from 'zod';
import { StartProblem } from '../config/problem.ts';
import type { StoredFile } from './files.ts';
import { keyName, seal, unseal } from './sealing.ts';
import { readWhole, type Store, streamOf } from './store.ts';
import { texts } from './texts.ts';

const file = z.object({ name: z.string(), bytes: z.number(), sha256: z.string() });

/** Everything about one backup. It is written last: a backup without one is half, and does not count. */
const manifest = z.object({
  version: z.literal(1),
  id: z.string(),
  /** Everything acknowledged before this moment of the database's clock is in it. */
  mark: z.string(),
  /** The embedded server's files, or the rows of a given database. */
  kind: z.enum(['cluster', 'rows']),
  /** Major version of PostgreSQL. */
  postgres: z.string(),
  /** The last migration of its schema. */
  schema: z.string().nullable(),
  files: z.array(file),
  /** Of the kind `rows`: its tables, those first that others refer to. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number() })),
  /** Where its pictures lie, how many there are, and the file with their names. */
  pictures: z.object({ folder: z.string(), count: z.number(), list: file }),
  /** Only in an encrypted backup: the key that encrypts payment secrets. */
  secretKey: z.string().optional(),
  /** What marks the demo shops as made; null where they were not. */
  seeded: z.string().nullable(),
});
export type Manifest = z.infer<typeof manifest>;

/** What lies in a store: a backup by its id, which begins with its moment. */
export interface Found {
  id: string;
  encrypted: boolean;
}

const backupsFolder = 'backups/';
const plainName = (id: string): string => `${backupsFolder}${id}/manifest.json`;
const sealedName = (id: string): string => `${backupsFolder}${id}/manifest.sealed`;

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Writes the manifest, which makes a backup count. */
export async function writeManifest(store: Store, written: Manifest, key: Buffer | undefined): Promise<void> {
  const text = JSON.stringify(written);
  if (key) await store.put(sealedName(written.id), seal(streamOf(text), key, sealedName(written.id)));
  else await store.put(plainName(written.id), streamOf(`${text}\n${digest(text)}\n`));
}

/** The whole backups of a store, oldest first, and the files of half ones. */
export async function listBackups(store: Store): Promise<{ whole: Found[]; half: string[] }> {
  const whole = new Map<string, Found>();
  const files: { id: string; name: string }[] = [];
  for await (const { name } of store.list(backupsFolder)) {
    const id = name.slice(backupsFolder.length).split('/', 1)[0] as string;
    files.push({ id, name });
    if (name === plainName(id)) whole.set(id, { id, encrypted: false });
    if (name === sealedName(id)) whole.set(id, { id, encrypted: true });
  }
  const half = files.filter((one) => !whole.has(one.id)).map((one) => one.name);
  return { whole: [...whole.values()].sort((a, b) => (a.id < b.id ? -1 : 1)), half };
}

/**
 * Reads a backup's manifest.
 * @throws StartProblem when the key is missing or wrong, or it was damaged
 */
export async function readManifest(store: Store, { id, encrypted }: Found, key: Buffer | undefined): Promise<Manifest> {
  const name = encrypted ? sealedName(id) : plainName(id);
  if (encrypted && !key) throw new StartProblem(texts.needsKey);
  let text: string;
  if (encrypted && key) text = (await readWhole(unseal(store.get(name), key, name))).toString();
  else {
    const [body = '', sum] = (await readWhole(store.get(name))).toString().split('\n');
    if (digest(body) !== sum) throw new StartProblem(texts.damaged(name));
    text = body;
  }
  const parsed = manifest.safeParse(JSON.parse(text));
  if (!parsed.success) throw new StartProblem(texts.newerFormat);
  return parsed.data;
}

/** Files that the manifest names, besides pictures. */
export const filesOf = (one: Manifest): StoredFile[] => [...one.files, one.pictures.list];

/** The folder in a store where pictures that were encrypted with this key lie, or those that are not. */
export const picturesFolder = (key: Buffer | undefined): string => `pictures/${keyName(key)}/`;
