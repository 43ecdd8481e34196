import { useEffect, useMemo, useRef } from 'react';
import { debounce } from '../timing/debounce.ts';

const prefix = 'b2b:draft:';

function read<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(prefix + key) ?? 'null');
  } catch {
    return null;
  }
}

/** What was typed and not sent yet. */
export interface Draft<T> {
  /** As it was when the screen opened; null where there is none. */
  restored: T | null;
  /** Keeps what is typed, at most every 300 ms. */
  keep: (value: T) => void;
  /** Forgets it: it has been sent, or thrown away. */
  drop: () => void;
}

/**
 * Keeps what a person types in this browser, through a reload, a closed tab and a sign-in.
 * @param key names the form and the thing, such as `product:<merchant id>:<product id>`; another key is another draft
 */
export function useDraft<T>(key: string): Draft<T> {
  const restored = useMemo(() => read<T>(key), [key]);
  const write = useMemo(
    () =>
      debounce((value: T) => {
        try {
          localStorage.setItem(prefix + key, JSON.stringify(value));
        } catch {
          // A full or forbidden storage must not stop a person from typing.
        }
      }),
    [key],
  );
  const current = useRef(write);
  current.current = write;
  useEffect(() => {
    const flush = () => current.current.flush();
    window.addEventListener('pagehide', flush);
    return () => {
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
        localStorage.removeItem(prefix + key);
      },
    }),
    [key, restored, write],
  );
}
