import { createHash } from 'node:crypto';
import { z } from 'zod';
import { StartupError } from '../config/startup-error.ts';
import type { StoredFile } from './files.ts';
import { keyName, seal, unseal } from './sealing.ts';
import { readWhole, type Store, streamOf } from './store.ts';
import { texts } from './texts.ts';

const file = z.object({ name: z.string(), bytes: z.number(), sha256: z.string() });

/** Describes one backup. It is written last: a backup without a manifest is incomplete, and is ignored. */
const manifest = z.object({
  version: z.literal(1),
  id: z.string(),
  /** The backup has everything that the database acknowledged before this moment of its clock. */
  mark: z.string(),
  kind: z.enum(['cluster', 'rows']),
  postgres: z.string(),
  schema: z.string().nullable(),
  files: z.array(file),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number() })),
  pictures: z.object({ folder: z.string(), count: z.number(), list: file }),
  secretKey: z.string().optional(),
  seeded: z.string().nullable(),
});
export type Manifest = z.infer<typeof manifest>;

export interface BackupEntry {
  id: string;
  encrypted: boolean;
}

const backupsFolder = 'backups/';
const plainName = (id: string): string => `${backupsFolder}${id}/manifest.json`;
const sealedName = (id: string): string => `${backupsFolder}${id}/manifest.sealed`;

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

export async function writeManifest(store: Store, written: Manifest, key: Buffer | undefined): Promise<void> {
  const text = JSON.stringify(written);
  if (key) await store.put(sealedName(written.id), seal(streamOf(text), key, sealedName(written.id)));
  else await store.put(plainName(written.id), streamOf(`${text}\n${digest(text)}\n`));
}

export async function listBackups(store: Store): Promise<{ whole: BackupEntry[]; half: string[] }> {
  const whole = new Map<string, BackupEntry>();
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

export async function readManifest(
  store: Store,
  { id, encrypted }: BackupEntry,
  key: Buffer | undefined,
): Promise<Manifest> {
  const name = encrypted ? sealedName(id) : plainName(id);
  if (encrypted && !key) throw new StartupError(texts.needsKey);
  let text: string;
  if (encrypted && key) text = (await readWhole(unseal(store.get(name), key, name))).toString();
  else {
    const [body = '', sum] = (await readWhole(store.get(name))).toString().split('\n');
    if (digest(body) !== sum) throw new StartupError(texts.damaged(name));
    text = body;
  }
  const parsed = manifest.safeParse(JSON.parse(text));
  if (!parsed.success) throw new StartupError(texts.newerFormat);
  return parsed.data;
}

export const filesOf = (one: Manifest): StoredFile[] => [...one.files, one.pictures.list];

export const picturesFolder = (key: Buffer | undefined): string => `pictures/${keyName(key)}/`;
