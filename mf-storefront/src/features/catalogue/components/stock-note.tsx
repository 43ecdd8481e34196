import { leadDaysOf, type Product, remainingStockOf, type Size, sizesOf, stockOf } from 'shared-contracts';
import { pluralCount, Text } from 'shared-design-system/shop';
import { productTexts } from '../../../product-texts.ts';
import { stockWords } from '../../../stock-words.ts';

const words = productTexts;

function noteOf(product: Product, size: Size | null): string | undefined {
  if (stockOf(product, size)?.kind === 'paused') return words.paused;
  const days = leadDaysOf(product, size);
  if (days > 0) return words.toOrder(pluralCount(days, words.days));
  const left = remainingStockOf(product, size);
  return left === 0 ? words.soldOut : stockWords(left, days);
}

export function StockNote({ product, size }: { product: Product; size: Size | null }) {
  // Before a size is chosen its stock is not known.
  if (size === null && sizesOf(product).length > 0 && product.stock?.kind !== 'paused') return null;
  const note = noteOf(product, size);
  return note ? <Text tone="muted">{note}</Text> : null;
}
