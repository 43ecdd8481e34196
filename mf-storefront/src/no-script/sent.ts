import { type FormLine, parseJson, parseList } from 'shared-contracts';
import { z } from 'zod';
import { dayOfForm } from '../features/checkout/days.ts';
import { restoredValues } from '../features/checkout/form.ts';
import { optionField } from '../features/checkout/option-labels.ts';
import { parseDeliveryTime } from '../features/checkout/parse-delivery-time.ts';
import type { OrderedLine } from '../features/checkout/request.ts';
import { type CheckoutTerms, type CheckoutValues, emptyValues } from '../features/checkout/values.ts';

export const hiddenFields = { key: 'key', lines: 'lines', cost: 'cost:', discount: 'discount:' } as const;

type Sent = Readonly<Record<string, string>>;

export function valuesOf(sent: Sent | null, terms: CheckoutTerms): CheckoutValues {
  if (!sent) return restoredValues(null, terms);
  const filled = Object.entries(emptyValues).map(([name, empty]) => {
    const value = sent[name];
    if (typeof empty === 'boolean') return [name, value !== undefined];
    // Browsers send line breaks as CRLF.
    return [name, value?.replaceAll('\r\n', '\n') ?? empty];
  });
  const typed = { ...(Object.fromEntries(filled) as CheckoutValues), ...dayOfForm(sent) };
  const { deliveryMethod } = restoredValues(typed, terms);
  const deliveryOption = sent[optionField + deliveryMethod] ?? '';
  return restoredValues({ ...typed, deliveryOption, ...parseDeliveryTime(sent, terms, { deliveryMethod }) }, terms);
}

const seenLine = z.object({
  productId: z.string(),
  sizeId: z.string().nullable(),
  quantity: z.number(),
  price: z.number(),
});

export const seenLines = (sent: Sent): OrderedLine[] => parseList(parseJson(sent[hiddenFields.lines] ?? ''), seenLine);

export const formatSeen = (lines: readonly FormLine[]): string =>
  JSON.stringify(lines.map(({ productId, sizeId, quantity, price }) => ({ productId, sizeId, quantity, price })));

type Chosen = Pick<CheckoutValues, 'deliveryMethod' | 'deliveryOption'>;

export const costField = (methodId: string, optionId: string): string =>
  hiddenFields.cost + methodId + (optionId ? `/${optionId}` : '');

export function seenCost(sent: Sent, { deliveryMethod, deliveryOption }: Chosen): number | undefined {
  const cost = Number(sent[costField(deliveryMethod, deliveryOption)] || Number.NaN);
  return Number.isFinite(cost) ? cost : undefined;
}

export function seenDiscount(sent: Sent, code: string): number | undefined {
  const amount = Number(sent[hiddenFields.discount + code] || Number.NaN);
  return Number.isFinite(amount) ? amount : undefined;
}
