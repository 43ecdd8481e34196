import { useRef } from 'react';
import { selectSessionOwner, useAppSelector } from 'shared-runtime';
import { createUuid, readStoredJson, writeStored } from 'shared-runtime/page';

const mostKept = 5;

interface RequestKeys {
  /** The idempotency key of a body: the same for the same body, whatever was sent in between, so that a repeat is done once. */
  keyOf: (body: object) => string;
  /** To be called when a request was answered: the same body is another request from then on. */
  forget: () => void;
}

/**
 * Idempotency keys of what a form creates. They outlive a reload in the same tab, as the form's draft does.
 * @param form what the keys are kept under, e.g. `order:new`
 */
export function useRequestKeys(form: string): RequestKeys {
  const storage = `keys:${useAppSelector(selectSessionOwner)}:${form}`;
  // Also here: a browser may refuse to store.
  const held = useRef<[body: string, key: string][]>(undefined);
  const keyOf = (body: object): string => {
    const text = JSON.stringify(body);
    held.current ??= readStoredJson(storage, 'session') ?? [];
    const known = held.current.find(([kept]) => kept === text);
    if (known) return known[1];
    const key = createUuid();
    held.current = [[text, key] as [string, string], ...held.current].slice(0, mostKept);
    writeStored(storage, JSON.stringify(held.current), 'session');
    return key;
  };
  const forget = (): void => {
    held.current = [];
    writeStored(storage, null, 'session');
  };
  return { keyOf, forget };
}
