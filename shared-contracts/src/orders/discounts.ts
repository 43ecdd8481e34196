import { z } from 'zod';
import { parseList } from '../wire/lenient.ts';
import { roundToKopecks } from '../wire/money.ts';

export const discountKinds = ['code', 'merchant'] as const;

export const discountWire = z.object({ kind: z.enum(discountKinds), title: z.string(), amount: z.number() });
export type Discount = z.infer<typeof discountWire>;

export const parseDiscounts = (value: unknown): Discount[] => parseList(value, discountWire);

export const discountTitle = ({ kind, title }: Pick<Discount, 'kind' | 'title'>): string =>
  kind === 'code' ? `Промокод ${title}` : title || 'Скидка';

export const formatDiscountAmount = (
  { amount }: Pick<Discount, 'amount'>,
  money: (roubles: number) => string,
): string => (amount > 0 ? `−${money(amount)}` : 'бесплатная доставка');

export const sumDiscounts = (discounts: readonly Pick<Discount, 'amount'>[]): number =>
  roundToKopecks(discounts.reduce((sum, { amount }) => sum + amount, 0));

/**
 * What discounts take of goods of which `left` is still to be paid.
 * @param left in the unit of the amounts
 * @returns without those that take nothing any more; a code of zero is one of free delivery, and stays
 */
export const fitDiscounts = <One extends Pick<Discount, 'amount'>>(discounts: readonly One[], left: number): One[] =>
  discounts
    .filter(({ amount }) => left > 0 || amount === 0)
    .map((discount) => ({ ...discount, amount: Math.min(discount.amount, left) }));

/**
 * The cost of goods with discounts, which take nothing from the delivery.
 * @param goods    roubles
 * @param delivery roubles; null or undefined where the price is not known yet
 */
export const totalFor = (
  goods: number,
  discounts: readonly Pick<Discount, 'amount'>[],
  delivery: number | null | undefined,
): number => roundToKopecks(Math.max(0, goods - sumDiscounts(discounts)) + (delivery ?? 0));
