import { useEffect, useMemo } from 'react';
import { useAppDispatch, useAppSelector } from 'shared-runtime';
import { changeCart, openCart } from './change-cart.ts';
import { type CartLine, countOf, isLine, type LineKey, type TakenLine } from './lines.ts';
import { lineAdded, linesAccepted, linesTaken, quantitySet, selectLines } from './slice.ts';
import { cartKey } from './storage.ts';

const none: CartLine[] = [];

/** A shop's cart and what can be done with it. */
export interface Cart {
  /** False until the browser's storage has been read: on the server and in the first moment of a page. */
  loaded: boolean;
  lines: readonly CartLine[];
  count: number;
  quantityOf: (key: LineKey) => number;
  /** @param at place among the lines, for one that comes back */
  add: (line: CartLine, at?: number) => void;
  /** 0 takes the line out. */
  setQuantity: (key: LineKey, quantity: number) => void;
  /** Takes over lines as the shop has them now. */
  accept: (lines: CartLine[]) => void;
  /** Takes out what was ordered. */
  take: (lines: readonly TakenLine[]) => void;
}

/** Reads a shop's cart from this browser and follows what other tabs do with it; once per page, in its layout. */
export function useCartOfThisBrowser(merchantName: string): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(openCart(merchantName));
    const follow = (event: StorageEvent) => {
      // A storage that was cleared as a whole has no key.
      if (event.key === null || event.key === cartKey(merchantName)) dispatch(openCart(merchantName, event.newValue));
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [dispatch, merchantName]);
}

/** The cart of a shop, the same in all tabs of this browser (decision 4.9). */
export function useCart(merchantName: string): Cart {
  const dispatch = useAppDispatch();
  const lines = useAppSelector((state) => selectLines(state, merchantName));
  return useMemo(() => {
    const shown = lines ?? none;
    return {
      loaded: lines !== undefined,
      lines: shown,
      count: countOf(shown),
      quantityOf: (key) => shown.find((line) => isLine(line, key))?.quantity ?? 0,
      add: (line, at) => dispatch(changeCart(lineAdded({ merchantName, line, at }))),
      setQuantity: (key, quantity) => dispatch(changeCart(quantitySet({ merchantName, key, quantity }))),
      accept: (accepted) => dispatch(changeCart(linesAccepted({ merchantName, lines: accepted }))),
      take: (taken) => dispatch(changeCart(linesTaken({ merchantName, lines: taken }))),
    };
  }, [dispatch, lines, merchantName]);
}
