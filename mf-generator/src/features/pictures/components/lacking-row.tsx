import { Badge, formatPrice, ListRow } from 'shared-design-system/office';
import { texts } from '../../../texts.ts';
import type { LackingProduct } from '../api.ts';

export function LackingRow({ product, count }: LackingProduct) {
  return (
    <ListRow
      to={`/merchant/products/${product.id}`}
      image={product.preview?.link ?? null}
      title={product.title}
      text={formatPrice(product.price)}
      trailing={<Badge tone={count === 0 ? 'warn' : 'neutral'}>{badgeOf(count)}</Badge>}
    />
  );
}

function badgeOf(count: number | null): string {
  if (count === null) return texts.unknown;
  return count === 0 ? texts.counts.none : texts.counts.some(count);
}
