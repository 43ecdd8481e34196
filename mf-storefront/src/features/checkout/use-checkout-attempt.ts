import { useCallback, useRef, useState } from 'react';
import type { CartChangeWire, CheckedPromo, PlacedOrder, PromoRefusal } from 'shared-contracts';
import { fieldFailures, isFailure } from 'shared-runtime/page';
import { useCheckoutCall } from './api.ts';
import { clearCheckoutAttempt, getIdempotencyKey, sentEarlier } from './attempt.ts';
import { bodyOf, type OrderBody, type OrderedLine } from './request.ts';
import { useRetryOnReconnect } from './use-retry-on-reconnect.ts';
import type { CheckoutTerms, CheckoutValues } from './values.ts';

interface OrderedItems {
  lines: readonly OrderedLine[];
  sum: number;
  promo: CheckedPromo | null;
}

export interface CheckoutResult {
  order: PlacedOrder;
  body: OrderBody;
  /** The order was made by a body that was sent before the last change, and whose answer was lost. */
  earlier: boolean;
}

interface CheckoutAttemptOptions {
  merchantName: string;
  goods: OrderedItems;
  onPromoRefused: (refusal: PromoRefusal) => void;
  refresh: () => Promise<unknown>;
  onPlaced: (result: CheckoutResult) => void;
}

export interface CheckoutAttempt {
  submitting: boolean;
  waiting: boolean;
  /** `waiting` at this moment, before it is rendered. */
  isWaiting: () => boolean;
  stopWaiting: () => void;
  /** Where the order was changed while it waited: it is sent by a press alone, since what is half typed by then must not be. */
  changed: boolean;
  noteChange: () => void;
  changes: readonly CartChangeWire[];
  failure: unknown;
  submit: (values: CheckoutValues, terms: CheckoutTerms) => Promise<void>;
  confirm: () => Promise<void>;
  dismiss: () => void;
}

type Send = (body: OrderBody, key: string) => Promise<PlacedOrder>;

/** Sends an order. If another body has made an order under the same key, that order is the answer. */
async function sendCheckout(merchantName: string, body: OrderBody, send: Send): Promise<CheckoutResult> {
  const key = getIdempotencyKey(merchantName, body);
  try {
    return { order: await send(body, key), body, earlier: false };
  } catch (caught) {
    if (!isFailure(caught) || caught.code !== 'idempotency_conflict') throw caught;
    for (const before of sentEarlier(merchantName, body)) {
      const order = await send(before, key).catch((reason: unknown) => {
        if (isFailure(reason) && reason.code === 'idempotency_conflict') return null;
        throw reason;
      });
      if (order) return { order, body: before, earlier: true };
    }
    clearCheckoutAttempt(merchantName);
    throw caught;
  }
}

const offered = ['payment_method', 'delivery_info.delivery_method_id'];

/**
 * Places an order once, however often it is sent (decision 3.1): presses during a request are ignored, and all attempts have the same key until one
 * is answered.
 */
export function useCheckoutAttempt(options: CheckoutAttemptOptions): CheckoutAttempt {
  const [callCheckout] = useCheckoutCall();
  const [submitting, setSubmitting] = useState(false);
  const [waiting, showWaiting] = useState(false);
  const waits = useRef(false);
  const setWaiting = (now: boolean) => {
    waits.current = now;
    showWaiting(now);
  };
  const isWaiting = useCallback(() => waits.current, []);
  const calledOff = useRef(false);
  const [changed, setChanged] = useState(false);
  const noteChange = useCallback(() => setChanged(waits.current), []);
  const [failure, setFailure] = useState<unknown>();
  const [changes, setChanges] = useState<readonly CartChangeWire[]>([]);
  const running = useRef(false);
  const last = useRef<[CheckoutValues, CheckoutTerms]>(undefined);
  // Prices may be refreshed between two presses: each sends what is shown by then.
  const latest = useRef(options);
  latest.current = options;

  const refused = async (caught: unknown): Promise<void> => {
    if (!isFailure(caught)) throw caught;
    const named = caught.code === 'cart_changed' ? (caught.problem?.changes ?? []) : [];
    // What the shop offers has changed, so its other prices and ways to pay may have as well.
    const fields = fieldFailures(caught);
    const changed = caught.code === 'cart_changed' || offered.some((field) => Object.hasOwn(fields, field));
    if (changed) await latest.current.refresh();
    const refusal = named.find(({ promo }) => promo)?.promo;
    if (refusal) latest.current.onPromoRefused(refusal);
    setChanges(named);
    setWaiting(caught.kind === 'offline' && !calledOff.current);
    setFailure(named.length > 0 ? undefined : caught);
  };

  const submit = async (values: CheckoutValues, terms: CheckoutTerms): Promise<void> => {
    if (running.current) return;
    running.current = true;
    last.current = [values, terms];
    calledOff.current = false;
    setChanged(false);
    setSubmitting(true);
    setFailure(undefined);
    setChanges([]);
    const { merchantName, goods, onPlaced } = latest.current;
    const send: Send = (body, key) => callCheckout({ merchantName, ...body, idempotency_key: key }).unwrap();
    try {
      const result = await sendCheckout(merchantName, bodyOf(values, terms, goods.lines, goods.sum, goods.promo), send);
      clearCheckoutAttempt(merchantName);
      setWaiting(false);
      onPlaced(result);
    } catch (caught) {
      await refused(caught);
      setSubmitting(false);
    } finally {
      running.current = false;
    }
  };

  const again = async () => (last.current ? submit(...last.current) : undefined);
  useRetryOnReconnect(waiting && !submitting && !changed, () => void again());
  return {
    submitting,
    waiting,
    isWaiting,
    stopWaiting: () => {
      calledOff.current = true;
      setWaiting(false);
      setFailure(undefined);
    },
    changed,
    noteChange,
    changes,
    failure,
    submit,
    confirm: again,
    dismiss: () => setChanges([]),
  };
}
