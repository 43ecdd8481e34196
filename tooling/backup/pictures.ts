import { createHash } from 'node:crypto';
import { orderPhotosFolder, screenshotsFolder } from 'shared-contracts/names';
import { StartupError } from '../config/startup-error.ts';
import { readFile, type StoredFile, writeFile } from './files.ts';
import { type Manifest, picturesFolder } from './manifest.ts';
import { seal, unseal } from './sealing.ts';
import { isNotFound, readWhole, type Store, streamOf } from './store.ts';
import { texts } from './texts.ts';

/** Variants of pictures are not copied, because they are made again when somebody asks for them. */
const isMade = (name: string): boolean => /\/(?:\d+|full)\.(?:avif|webp|jpe?g)$|\.tmp$|\.half$/.test(name);

const isPassing = (name: string): boolean =>
  [screenshotsFolder, orderPhotosFolder].some((folder) => name.startsWith(`${folder}/`));

const storedName = (name: string, bytes: Buffer): string =>
  `${name}~${createHash('sha256').update(bytes).digest('hex')}`;
const ownName = (stored: string): string => stored.slice(0, stored.lastIndexOf('~'));
const hashOf = (stored: string): string => stored.slice(stored.lastIndexOf('~') + 1);

const atOnce = 8;

async function inTurns<T>(items: readonly T[], work: (thing: T) => Promise<unknown>): Promise<void> {
  let next = 0;
  const turn = async () => {
    for (let at = next++; at < items.length; at = next++) await work(items[at] as T);
  };
  await Promise.all(Array.from({ length: atOnce }, turn));
}

async function namesIn(store: Store, start: string): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of store.list(start)) names.push(name);
  return names;
}

/**
 * Copies the pictures that the store does not have yet, as a picture's file never changes. Call it after copying the database, so that every copied
 * row finds its file.
 * @param base prefix of the name of the list of pictures
 */
export async function copyPictures(
  content: Store,
  store: Store,
  base: string,
  key: Buffer | undefined,
): Promise<Manifest['pictures']> {
  const folder = picturesFolder(key);
  const known = new Map((await namesIn(store, folder)).map((name) => [ownName(name.slice(folder.length)), name]));
  const requested = (await namesIn(content, '')).filter((name) => !isMade(name) && !isPassing(name));
  const stored: string[] = [];
  await inTurns(requested, async (name) => {
    const there = known.get(name);
    if (there) {
      stored.push(there.slice(folder.length));
      return;
    }
    const original = await readWhole(content.get(name)).catch((error: unknown) => {
      if (isNotFound(error)) return null;
      throw error;
    });
    // The platform goes on while it is copied: a picture may be deleted after it was listed.
    if (!original) return;
    const bytes = key ? await readWhole(seal(streamOf(original), key, name)) : original;
    const kept = storedName(name, bytes);
    await store.put(folder + kept, streamOf(bytes));
    stored.push(kept);
  });
  const text = stored.sort().join('\n');
  const list = await writeFile(store, `${base}pictures.list.gz`, streamOf(text), key);
  return { folder, count: stored.length, list };
}

export async function readPictureList(store: Store, list: StoredFile, key: Buffer | undefined): Promise<string[]> {
  const text = (await readWhole(readFile(store, list, key))).toString();
  return text === '' ? [] : text.split('\n');
}

export async function restorePictures(store: Store, { pictures }: Manifest, key: Buffer | undefined, content: Store) {
  const there = new Set(await namesIn(content, ''));
  const requested = await readPictureList(store, pictures.list, key);
  await inTurns(requested, async (stored) => {
    const name = ownName(stored);
    if (there.has(name)) return;
    const bytes = await readWhole(store.get(pictures.folder + stored)).catch(() => null);
    if (!bytes || createHash('sha256').update(bytes).digest('hex') !== hashOf(stored)) {
      throw new StartupError(texts.damaged(pictures.folder + stored));
    }
    await content.put(name, key ? unseal(streamOf(bytes), key, name) : streamOf(bytes));
  });
}
