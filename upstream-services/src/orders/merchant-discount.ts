import { type Discount, kopecksOf } from 'shared-contracts';
import { invalidField } from '../common/refusal.ts';

/**
 * Discounts of an order after its merchant has set or removed a discount; that of a promo code stays.
 * @param discounts present ones; amounts are kopecks
 * @param given     in roubles; null removes it
 * @param sum       price of the goods, in kopecks
 * @throws Refusal validation_failed where it exceeds that price
 */
export function withDiscount(
  discounts: readonly Discount[],
  given: { title: string; amount: number } | null,
  sum: number,
): Discount[] {
  const others = discounts.filter(({ kind }) => kind !== 'merchant');
  if (given === null) return others;
  const amount = kopecksOf(given.amount);
  if (amount > sum) throw invalidField('discount.amount', 'more than the goods cost', 'too_big');
  return [...others, { kind: 'merchant', title: given.title, amount }];
}
