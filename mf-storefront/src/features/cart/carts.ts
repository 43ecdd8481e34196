import { type Reads, useReads } from 'shared-runtime/page';
import type { CartChange } from './changes.ts';
import type { CartLine } from './lines.ts';
import { parseCart, readCart, writeCart } from './storage.ts';

/** The carts of this browser as the page has them, one per shop (decision 4.9); one that has not been read from the browser yet is absent. */
export function createCarts() {
  const carts = new Map<string, CartLine[]>();
  const listeners = new Set<() => void>();
  /** Shops whose cart could not be kept: what this page knows of it is newer than what is stored. */
  const unkept = new Set<string>();

  function set(merchantName: string, lines: CartLine[]): void {
    carts.set(merchantName, lines);
    for (const listener of [...listeners]) listener();
  }

  /**
   * Takes over a shop's cart from the browser's storage.
   * @param stored what another tab has just written; read from the storage unless given
   */
  function open(merchantName: string, stored?: string | null): void {
    const own = unkept.has(merchantName) ? undefined : readCart(merchantName);
    const lines = stored === undefined ? own : parseCart(stored);
    // Where nothing may be stored, the page's own memory goes on.
    set(merchantName, lines ?? carts.get(merchantName) ?? []);
  }

  return {
    /** Lines of a shop's cart; undefined until it has been read from the browser. */
    lines: (merchantName: string): CartLine[] | undefined => carts.get(merchantName),
    open,
    /** Changes a shop's cart, starting from what the browser holds at this moment: another tab may have written since this one read. */
    change(merchantName: string, change: CartChange): void {
      open(merchantName);
      const lines = change(carts.get(merchantName) ?? []);
      set(merchantName, lines);
      if (writeCart(merchantName, lines)) unkept.delete(merchantName);
      else unkept.add(merchantName);
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

type Carts = ReturnType<typeof createCarts>;

const byPage = new WeakMap<Reads, Carts>();

/** Those of this page. */
export function useCarts(): Carts {
  const reads = useReads();
  const carts = byPage.get(reads) ?? createCarts();
  byPage.set(reads, carts);
  return carts;
}
