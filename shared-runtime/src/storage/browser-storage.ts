type Where = 'local' | 'session';

const storageOf = (where: Where): Storage => (where === 'local' ? localStorage : sessionStorage);

function guarded<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/** A text of the browser's storage; null where there is none, undefined where the storage cannot be read. */
export const readStored = (key: string, where: Where = 'local'): string | null | undefined =>
  guarded(() => storageOf(where).getItem(key), undefined);

/** A JSON value from the browser's storage; null where there is none. It is not checked: only for what this browser's pages alone have written. */
export const readStoredJson = <T>(key: string, where: Where = 'local'): T | null =>
  guarded(() => JSON.parse(readStored(key, where) ?? 'null'), null);

export const writeStored = (key: string, text: string | null, where: Where = 'local'): boolean =>
  guarded(() => {
    if (text === null) storageOf(where).removeItem(key);
    else storageOf(where).setItem(key, text);
    return true;
  }, false);
