import { type ProductField, roublesOf, type Size, sizesOf } from 'shared-contracts';
import { roublesOrNull } from '../../common/money.ts';

const hasOwnPrice = (size: Size): size is Size & { price: number } => size.price !== undefined;

export const sizesWithOwnPrice = (fields: ProductField[]): (Size & { price: number })[] =>
  sizesOf({ meta: { productFields: fields } }).filter(hasOwnPrice);

interface SizeCost {
  id: string;
  price: number;
  old_price: number | null;
}

export function withOwnPrices(fields: ProductField[], costs: readonly SizeCost[]): ProductField[] {
  const byId = new Map(costs.map((cost) => [cost.id, cost]));
  const priced = (size: Size): Size => {
    const cost = byId.get(size.id);
    if (!cost) return size;
    const sale = roublesOrNull(cost.old_price);
    return { id: size.id, value: size.value, price: roublesOf(cost.price), ...(sale === null ? {} : { sale }) };
  };
  return fields.map((field) => (field.type === 'sizes' ? { ...field, sizes: field.sizes.map(priced) } : field));
}
