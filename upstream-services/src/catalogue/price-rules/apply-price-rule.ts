import { applyRuleToProduct, kopecksOf, type ProductField, parseRuleInForce, roublesOf } from 'shared-contracts';
import { kopecksOrNull, roublesOrNull } from '../../common/money.ts';
import type { RuleInForceRow } from '../../db/schema/price-rules.ts';

interface Ruled {
  price: number;
  old_price: number | null;
  fields: ProductField[];
  price_rule: RuleInForceRow | null;
}

export function applyPriceRule<Row extends Ruled>(row: Row): Row {
  const rule = parseRuleInForce(row.price_rule);
  if (!rule) return row;
  const { price, sale, meta } = applyRuleToProduct({
    price: roublesOf(row.price),
    sale: roublesOrNull(row.old_price),
    meta: { productFields: row.fields },
    rule,
  });
  return { ...row, price: kopecksOf(price), old_price: kopecksOrNull(sale), fields: meta.productFields };
}
