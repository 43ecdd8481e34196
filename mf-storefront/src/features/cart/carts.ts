import { type Reads, useReads } from 'shared-runtime/page';
import type { CartChange } from './changes.ts';
import { type CartLine, countOf } from './lines.ts';
import { parseCart, readCart, writeCart } from './storage.ts';

export function createCarts() {
  const carts = new Map<string, CartLine[]>();
  const listeners = new Set<() => void>();
  /** Shops whose cart could not be stored: the page's copy is newer than the storage. */
  const unkept = new Set<string>();

  function set(merchantName: string, lines: CartLine[]): void {
    carts.set(merchantName, lines);
    for (const listener of [...listeners]) listener();
  }

  function open(merchantName: string, stored?: string | null): void {
    const kept = unkept.has(merchantName) ? undefined : readCart(merchantName);
    const lines = stored === undefined ? kept : parseCart(stored);
    // If the storage cannot be read, the page's own copy stays.
    set(merchantName, lines ?? carts.get(merchantName) ?? []);
  }

  return {
    lines: (merchantName: string): CartLine[] | undefined => carts.get(merchantName),
    open,
    /**
     * Changes a shop's cart, starting from what the browser holds at this moment: another tab may have written since this one read.
     * @returns by how many pieces it has grown
     */
    change(merchantName: string, change: CartChange): number {
      open(merchantName);
      const before = carts.get(merchantName) ?? [];
      const lines = change(before);
      set(merchantName, lines);
      if (writeCart(merchantName, lines)) unkept.delete(merchantName);
      else unkept.add(merchantName);
      return countOf(lines) - countOf(before);
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

type Carts = ReturnType<typeof createCarts>;

const byPage = new WeakMap<Reads, Carts>();

export function useCarts(): Carts {
  const reads = useReads();
  const carts = byPage.get(reads) ?? createCarts();
  byPage.set(reads, carts);
  return carts;
}
