import { useRef, useState } from 'react';
import type { CartChangeWire, Order } from 'shared-contracts';
import { useConfirm } from 'shared-design-system/office';
import { createUuid, isFailure } from 'shared-runtime';
import { writeTexts } from './write-texts.ts';

const words = writeTexts.full;

/** The idempotency key of a body: the same for the same body, whatever was sent in between, so that a repeat is done once. */
function useKeys(): (body: object) => string {
  const keys = useRef(new Map<string, string>());
  return (body) => {
    const text = JSON.stringify(body);
    const key = keys.current.get(text) ?? createUuid();
    keys.current.set(text, key);
    return key;
  };
}

interface Keyed {
  idempotency_key: string;
  over_capacity?: boolean;
}

export function useWriteOrder<Body extends object>(send: (body: Body & Keyed) => Promise<Order>) {
  const [changes, setChanges] = useState<readonly CartChangeWire[]>([]);
  const confirm = useConfirm();
  const keyOf = useKeys();
  const attempt = async (body: Body, more: Pick<Keyed, 'over_capacity'>): Promise<Order> => {
    try {
      return await send({ ...body, ...more, idempotency_key: keyOf({ ...body, ...more }) });
    } catch (caught) {
      if (isFailure(caught) && caught.code === 'cart_changed') setChanges(caught.problem?.changes ?? []);
      const isFull = isFailure(caught) && caught.code === 'slot_taken' && !more.over_capacity;
      if (!isFull) throw caught;
      const { title, text, confirm: confirmLabel, cancel: cancelLabel } = words;
      if ((await confirm({ title, text, confirmLabel, cancelLabel })) !== 'confirm') throw caught;
      return attempt(body, { over_capacity: true });
    }
  };
  const write = (body: Body): Promise<Order> => {
    setChanges([]);
    return attempt(body, {});
  };
  return { write, changes };
}
