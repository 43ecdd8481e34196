import { lowestCost, type Product, parseJson, parseNumber, parseObject, parseText, sizesOf } from 'shared-contracts';
import { readStored, writeStored } from 'shared-runtime/page';
import { storageKey } from '../../remembered-storage.ts';

export interface RememberedProduct {
  id: string;
  title: string;
  price: number;
  sale: number | null;
  from: boolean;
  sized: boolean;
}

/** Reads what was stored, and leaves out what is malformed. By hand, since schemas would be the largest script of the page. */
function readProducts(stored: unknown): RememberedProduct[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((entry) => {
    const { id, title, price, sale, from, sized } = parseObject(entry);
    if (!parseText(id) || typeof title !== 'string' || typeof price !== 'number') return [];
    return [{ id: parseText(id), title, price, sale: parseNumber(sale), from: from === true, sized: sized === true }];
  });
}

export interface ProductList {
  read(merchantName: string): RememberedProduct[];
  remember(merchantName: string, product: Product): void;
  forget(merchantName: string, id: string): void;
}

export function createProductList(kind: Parameters<typeof storageKey>[0], most: number): ProductList {
  const keyOf = (merchantName: string): string => storageKey(kind, merchantName);
  const read = (merchantName: string) => readProducts(parseJson(readStored(keyOf(merchantName)) ?? ''));
  const write = (merchantName: string, products: readonly RememberedProduct[]): void =>
    void writeStored(keyOf(merchantName), products.length > 0 ? JSON.stringify(products.slice(0, most)) : null);
  const without = (merchantName: string, id: string) => read(merchantName).filter((one) => one.id !== id);

  return {
    read,
    remember(merchantName, product) {
      const { id, title } = product;
      const { price, sale, varies: from } = lowestCost(product);
      const sized = sizesOf(product).length > 0;
      write(merchantName, [{ id, title, price, sale, from, sized }, ...without(merchantName, id)]);
    },
    forget: (merchantName, id) => write(merchantName, without(merchantName, id)),
  };
}
