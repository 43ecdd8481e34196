import { z } from 'zod';
import { readList } from '../wire/lenient.ts';

/** What takes something off an order: a promo code, or its merchant. */
export const discountKinds = ['code', 'merchant'] as const;

/** A line of an order that takes something off (decision 3.31). */
export const discountWire = z.object({
  kind: z.enum(discountKinds),
  /** The code itself, or the merchant's own words, which may be none. */
  title: z.string(),
  /** Roubles; 0 of a code that brings the goods for nothing. */
  amount: z.number(),
});
export type Discount = z.infer<typeof discountWire>;

export const readDiscounts = (value: unknown): Discount[] => readList(value, discountWire);

/** What such a line is called. */
export const discountTitle = ({ kind, title }: Pick<Discount, 'kind' | 'title'>): string =>
  kind === 'code' ? `Промокод ${title}` : title || 'Скидка';

/**
 * What such a line takes off, as it is told.
 * @param money how roubles are written there
 */
export const discountValue = ({ amount }: Pick<Discount, 'amount'>, money: (roubles: number) => string): string =>
  amount > 0 ? `−${money(amount)}` : 'бесплатная доставка';

/** What lines take off together, in roubles. */
export const discountOf = (discounts: readonly Pick<Discount, 'amount'>[]): number =>
  Math.round(discounts.reduce((sum, { amount }) => sum + amount, 0) * 100) / 100;

/**
 * What goods cost with discounts and delivery; never less than nothing.
 * @param goods    roubles
 * @param delivery roubles; null or undefined where nobody knows yet
 */
export const totalFor = (
  goods: number,
  discounts: readonly Pick<Discount, 'amount'>[],
  delivery: number | null | undefined,
): number => Math.max(0, Math.round((goods - discountOf(discounts) + (delivery ?? 0)) * 100) / 100);
