import { useState } from 'react';
import type { CartChangeWire, Order } from 'shared-contracts';
import { useConfirm } from 'shared-design-system/office';
import { isFailure } from 'shared-runtime';
import { useRequestKeys } from 'shared-runtime/screens';
import { writeTexts } from './write-texts.ts';

const words = writeTexts.full;

interface Keyed {
  idempotency_key: string;
  over_capacity?: boolean;
}

/** @param form name of the form's draft */
export function useWriteOrder<Body extends object>(form: string, send: (body: Body & Keyed) => Promise<Order>) {
  const [changes, setChanges] = useState<readonly CartChangeWire[]>([]);
  const confirm = useConfirm();
  const { keyOf, forget } = useRequestKeys(form);
  const attempt = async (body: Body, more: Pick<Keyed, 'over_capacity'>): Promise<Order> => {
    try {
      const order = await send({ ...body, ...more, idempotency_key: keyOf({ ...body, ...more }) });
      forget();
      return order;
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
