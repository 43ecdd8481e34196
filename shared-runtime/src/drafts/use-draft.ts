import { useEffect, useMemo, useRef, useState } from 'react';
import {
  addDraftKeeper,
  debounce,
  draftName,
  readStoredJson,
  removeDraft,
  restoredDrafts,
  writeStored,
} from 'shared-runtime/page';

export interface Draft<T> {
  restored: T | null;
  keep: (value: T) => void;
  drop: () => void;
  /** False where this browser did not store the draft: it then lives as long as the page, which has to say so. */
  isKept: () => boolean;
}

/**
 * Keeps what a person types in this browser, through a reload, a closed tab and a sign-in.
 * @param key names the form and the thing, such as `product:<merchant id>:<product id>`; another key is another draft
 */
export function useDraft<T>(key: string): Draft<T> {
  const restored = useMemo(() => {
    const value = readStoredJson<T>(draftName(key));
    if (value !== null) restoredDrafts.add(key);
    return value;
  }, [key]);
  const kept = useRef(true);
  const [, show] = useState(true);
  const write = useMemo(
    () =>
      debounce((value: T) => {
        const before = kept.current;
        // A full or forbidden storage must not stop a person from typing.
        kept.current = writeStored(draftName(key), JSON.stringify(value));
        if (kept.current !== before) show(kept.current);
      }),
    [key],
  );
  const current = useRef(write);
  current.current = write;
  useEffect(() => {
    const flush = () => current.current.flush();
    window.addEventListener('pagehide', flush);
    const forget = addDraftKeeper(() => {
      flush();
      return kept.current;
    });
    return () => {
      forget();
      window.removeEventListener('pagehide', flush);
      write.flush();
    };
  }, [write]);
  return useMemo(
    () => ({
      restored,
      keep: write,
      drop: () => {
        write.cancel();
        restoredDrafts.delete(key);
        removeDraft(key);
      },
      isKept: () => kept.current,
    }),
    [key, restored, write],
  );
}
