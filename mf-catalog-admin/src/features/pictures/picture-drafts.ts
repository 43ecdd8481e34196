export interface PictureDraft {
  at: number;
  moved: { id: string; order: number }[];
  /** Uploads with the same token and order make one picture, however often the file is sent. */
  added: { blob: Blob; order: number; token: string; sentOrder?: number }[];
  removed: string[];
}

const database = 'b2b-drafts';
const store = 'pictures';
/** Bytes of one draft, enough for three photographs of a good phone, and the number of drafts that are kept. */
const maxBytes = 60 * 1024 * 1024;
const maxDrafts = 5;
const maxAge = 30 * 24 * 3600 * 1000;

const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function withStore<T>(mode: IDBTransactionMode, work: (drafts: IDBObjectStore) => Promise<T>): Promise<T> {
  const opening = indexedDB.open(database, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(store);
  const opened = await resultOf(opening);
  try {
    const transaction = opened.transaction(store, mode);
    const ended = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    const result = await work(transaction.objectStore(store));
    await ended;
    return result;
  } finally {
    opened.close();
  }
}

export async function readPictureDraft(key: string): Promise<PictureDraft | null> {
  try {
    const draft = await withStore('readonly', (drafts) => resultOf<PictureDraft | undefined>(drafts.get(key)));
    return draft && Date.now() - draft.at < maxAge ? draft : null;
  } catch {
    return null;
  }
}

export async function dropPictureDraft(key: string): Promise<void> {
  await withStore('readwrite', (drafts) => resultOf(drafts.delete(key))).catch(() => {});
}

/** Stores a draft and deletes the oldest of too many. False where its files are too large, or this browser stores none. */
export async function keepPictureDraft(key: string, draft: PictureDraft): Promise<boolean> {
  if (draft.added.reduce((sum, { blob }) => sum + blob.size, 0) > maxBytes) return false;
  try {
    await withStore('readwrite', async (drafts) => {
      await resultOf(drafts.put(draft, key));
      const keys = await resultOf(drafts.getAllKeys());
      const kept = await resultOf<PictureDraft[]>(drafts.getAll());
      const oldest = keys
        .map((name, index) => ({ name, at: kept[index]?.at ?? 0 }))
        .sort((one, other) => other.at - one.at)
        .slice(maxDrafts);
      for (const { name } of oldest) drafts.delete(name);
    });
    return true;
  } catch {
    return false;
  }
}
