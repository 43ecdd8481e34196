import {
  isSoldOut,
  lowStockThreshold,
  type Product,
  remainingStockOf,
  type Stock,
  sizesOf,
  stockOf,
} from 'shared-contracts';
import { pluralCount } from 'shared-design-system/office';
import { leadingPhrase } from 'shared-runtime/screens';
import { stockTexts as words } from './texts.ts';

export function stockText(stock: Stock | undefined): string {
  if (!stock) return words.notCounted;
  if (stock.kind === 'paused') return words.paused;
  if (stock.kind === 'to_order') return words.toOrder(pluralCount(stock.days, words.days));
  return stock.left === 0 ? words.none : words.left(stock.left, pluralCount(stock.left, words.pieces));
}

export function productStockText(product: Product): string {
  if (product.stock?.kind === 'paused') return words.paused;
  if (isSoldOut(product)) return words.none;
  const sizes = sizesOf(product);
  if (sizes.length === 0) {
    const stock = stockOf(product, null);
    return stock ? stockText(stock) : '';
  }
  const few = sizes.filter((size) => (remainingStockOf(product, size) ?? lowStockThreshold + 1) <= lowStockThreshold);
  const sizeCounts = few
    .map((size) => `${leadingPhrase(size.value)} — ${remainingStockOf(product, size) || words.noneShort}`)
    .slice(0, 3)
    .join(', ');
  return sizeCounts && words.few(sizeCounts);
}
