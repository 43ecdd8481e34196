import { useRef, useState } from 'react';
import type { CartChangeWire, PlacedOrder } from 'shared-contracts';
import { isFailure } from 'shared-runtime';
import { usePlaceOrderMutation } from './api.ts';
import { forgetAttempt, keyForOrder } from './attempt.ts';
import type { CheckoutTerms, CheckoutValues } from './form.ts';
import { bodyOf, type OrderedLine } from './request.ts';

/** What is ordered, and what it costs as the shopper sees it, in roubles. */
export interface OrderedGoods {
  lines: readonly OrderedLine[];
  sum: number;
}

interface OrderingOptions {
  merchantName: string;
  goods: OrderedGoods;
  /** Asks the shop for its present prices. */
  refresh: () => Promise<unknown>;
  onPlaced: (order: PlacedOrder) => void;
}

/** The way of an order from the form to the server and back. */
export interface Ordering {
  /** On its way, or placed: the button cannot be pressed. */
  placing: boolean;
  /** What has changed in the shop meanwhile; the shopper is asked again. */
  changes: readonly CartChangeWire[];
  /** Sends the order. Gives why it was refused; undefined where it was placed, or the shopper is asked again. */
  place: (values: CheckoutValues, terms: CheckoutTerms) => Promise<unknown>;
  /** Orders at the new prices. */
  confirm: () => Promise<unknown>;
  /** Back to the form. */
  dismiss: () => void;
}

/**
 * Places an order once, however often it is sent (decisions, part 3 "Checkout"): presses while one is on its way are ignored, and all
 * attempts with one body carry one key.
 */
export function useOrdering(options: OrderingOptions): Ordering {
  const [send] = usePlaceOrderMutation();
  const [placing, setPlacing] = useState(false);
  const [changes, setChanges] = useState<readonly CartChangeWire[]>([]);
  const running = useRef(false);
  const last = useRef<[CheckoutValues, CheckoutTerms]>(undefined);
  // Prices are refreshed between a press and the next one: what is sent is what is shown by then.
  const latest = useRef(options);
  latest.current = options;

  const refusal = async (caught: unknown): Promise<unknown> => {
    if (!isFailure(caught)) throw caught;
    const { merchantName, refresh } = latest.current;
    if (caught.code === 'idempotency_conflict') forgetAttempt(merchantName);
    if (caught.code !== 'cart_changed') return caught;
    await refresh();
    setChanges(caught.problem?.changes ?? []);
    return caught.problem?.changes?.length ? undefined : caught;
  };

  const place = async (values: CheckoutValues, terms: CheckoutTerms): Promise<unknown> => {
    if (running.current) return undefined;
    running.current = true;
    last.current = [values, terms];
    setPlacing(true);
    setChanges([]);
    const { merchantName, goods, onPlaced } = latest.current;
    const body = bodyOf(values, terms, goods.lines, goods.sum);
    try {
      const order = await send({ merchantName, ...body, idempotency_key: keyForOrder(merchantName, body) }).unwrap();
      forgetAttempt(merchantName);
      onPlaced(order);
      return undefined;
    } catch (caught) {
      const reason = await refusal(caught);
      setPlacing(false);
      return reason;
    } finally {
      running.current = false;
    }
  };

  return {
    placing,
    changes,
    place,
    confirm: async () => (last.current ? place(...last.current) : undefined),
    dismiss: () => setChanges([]),
  };
}
