import { type Discount, fitDiscounts, kopecksOf } from 'shared-contracts';
import { invalidField } from '../common/refusal.ts';

/**
 * Discounts of an order after its merchant has set or removed a discount; that of a promo code stays, as far as the goods cost as much: discounts are of
 * goods, and never of their delivery.
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
  const amount = given ? kopecksOf(given.amount) : 0;
  if (amount > sum) throw invalidField('discount.amount', 'more than the goods cost', 'too_big');
  const codes = discounts.filter(({ kind }) => kind !== 'merchant');
  const others = fitDiscounts(codes, sum - amount);
  return given ? [...others, { kind: 'merchant', title: given.title, amount }] : others;
}
