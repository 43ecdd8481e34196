import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { cartCookieName, cartStorageKey, shopNameSeparator } from 'shared-contracts';
import { useReads } from 'shared-runtime/page';
import { useCarts } from './carts.ts';
import { lineAdded, linesAccepted, linesTaken, quantitySet } from './changes.ts';
import { type CartLine, countOf, isLine, type LineKey, type TakenLine } from './lines.ts';

const none: CartLine[] = [];

export interface Cart {
  /** False until the browser's storage has been read: on the server and in the first moment of a page. */
  loaded: boolean;
  lines: readonly CartLine[];
  count: number;
  quantityOf: (key: LineKey) => number;
  /** @returns whether there was room for it */
  add: (line: CartLine, at?: number) => boolean;
  setQuantity: (key: LineKey, quantity: number) => void;
  accept: (lines: CartLine[]) => void;
  take: (lines: readonly TakenLine[]) => void;
}

const hasFormCart = (merchantName: string): boolean =>
  document.cookie.includes(cartCookieName) &&
  ['=', '~'].some((before) => document.cookie.includes(before + merchantName + shopNameSeparator));

export function useCartSync(merchantName: string): void {
  const reads = useReads();
  const carts = useCarts();
  useEffect(() => {
    const open = () => carts.open(merchantName);
    if (hasFormCart(merchantName)) {
      // If that fails, the page goes on with the cart of its forms.
      import('./import-form-cart.ts')
        .then(({ importFormCart }) => importFormCart(merchantName, reads))
        .then(open, () => undefined);
    } else open();
    const follow = (event: StorageEvent) => {
      // `key` is null where the whole storage was cleared.
      if (event.key === null || event.key === cartStorageKey(merchantName)) carts.open(merchantName, event.newValue);
    };
    // No event comes to a page that the browser keeps for its "back".
    const reopen = ({ persisted }: PageTransitionEvent) => {
      if (persisted) carts.open(merchantName);
    };
    window.addEventListener('storage', follow);
    window.addEventListener('pageshow', reopen);
    return () => {
      window.removeEventListener('storage', follow);
      window.removeEventListener('pageshow', reopen);
    };
  }, [reads, carts, merchantName]);
}

const unread = () => undefined;

export function useCart(merchantName: string): Cart {
  const carts = useCarts();
  const lines = useSyncExternalStore(carts.subscribe, () => carts.lines(merchantName), unread);
  return useMemo(() => {
    const shown = lines ?? none;
    return {
      loaded: lines !== undefined,
      lines: shown,
      count: countOf(shown),
      quantityOf: (key) => shown.find((line) => isLine(line, key))?.quantity ?? 0,
      add: (line, at) => carts.change(merchantName, lineAdded(line, at)) > 0,
      setQuantity: (key, quantity) => void carts.change(merchantName, quantitySet(key, quantity)),
      accept: (accepted) => void carts.change(merchantName, linesAccepted(accepted)),
      take: (taken) => void carts.change(merchantName, linesTaken(taken)),
    };
  }, [carts, lines, merchantName]);
}
