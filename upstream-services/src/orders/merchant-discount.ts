import { type Discount, kopecksOf } from 'shared-contracts';
import { invalidField } from '../common/refusal.ts';

/**
 * What is taken off an order once its merchant has said what the merchant takes off; what a code does stays.
 * @param discounts as the order has them; amounts are kopecks
 * @param given     in roubles; null: nothing
 * @param sum       what the goods cost, in kopecks
 * @throws Refusal validation_failed where it is more than that
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
