import {
  maxPromoUses,
  maxPromoUsesByPhone,
  maxRoubles,
  normalizePromoCode,
  type PromoCode,
  type PromoCodeDraft,
  promoCodePattern,
  promoKinds,
  typedText,
} from 'shared-contracts';
import { z } from 'zod';
import { promoTexts } from './texts.ts';

const { errors } = promoTexts;

const money = z.number().nullable();
const isSum = (value: number | null): boolean => value !== null && value > 0 && value <= maxRoubles;

const count = (most: number, message: string) =>
  typedText().refine(
    (text) => text === '' || (/^\d{1,6}$/.test(text) && Number(text) >= 1 && Number(text) <= most),
    message,
  );

export const promoSchema = z
  .object({
    code: z.string().transform(normalizePromoCode).pipe(z.string().regex(promoCodePattern, errors.code)),
    kind: z.enum(promoKinds),
    percent: typedText(),
    sum: money,
    starts: z.string(),
    ends: z.string(),
    leastOrder: money.refine((value) => value === null || isSum(value), errors.least),
    some: z.boolean(),
    categories: z.array(z.string()),
    notOnSale: z.boolean(),
    mostUses: count(maxPromoUses, errors.uses),
    mostUsesByPhone: count(maxPromoUsesByPhone, errors.usesByPhone),
    isOn: z.boolean(),
  })
  .superRefine(({ kind, percent, sum, starts, ends, some, categories }, context) => {
    const say = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    const isPercent = /^\d{1,3}$/.test(percent) && Number(percent) >= 1 && Number(percent) <= 100;
    if (kind === 'percent' && !isPercent) say('percent', errors.percent);
    if (kind === 'sum' && !isSum(sum)) say('sum', errors.sum);
    if (starts !== '' && ends !== '' && ends < starts) say('ends', errors.ends);
    if (some && categories.length === 0) say('categories', errors.categories);
  });
export type PromoValues = z.infer<typeof promoSchema>;

export const newPromoValues: PromoValues = {
  code: '',
  kind: 'percent',
  percent: '10',
  sum: null,
  starts: '',
  ends: '',
  leastOrder: null,
  some: false,
  categories: [],
  notOnSale: false,
  mostUses: '',
  mostUsesByPhone: '',
  isOn: true,
};

const textOf = (value: number | null): string => (value === null ? '' : String(value));
const numberOf = (text: string): number | null => (text === '' ? null : Number(text));

export const valuesOf = (promo: PromoCode): PromoValues => ({
  code: promo.code,
  kind: promo.kind,
  percent: promo.kind === 'percent' ? textOf(promo.value) : newPromoValues.percent,
  sum: promo.kind === 'sum' ? promo.value : null,
  starts: promo.starts ?? '',
  ends: promo.ends ?? '',
  leastOrder: promo.leastOrder,
  some: promo.categories !== null,
  categories: promo.categories ?? [],
  notOnSale: promo.notOnSale,
  mostUses: textOf(promo.mostUses),
  mostUsesByPhone: textOf(promo.mostUsesByPhone),
  isOn: promo.isOn,
});

/** @param known ids of the shop's categories, without those deleted meanwhile; undefined until they are loaded */
export const draftOf = (values: PromoValues, known: readonly string[] | undefined): PromoCodeDraft => ({
  code: values.code,
  kind: values.kind,
  value: { percent: Number(values.percent), sum: values.sum, free_delivery: null }[values.kind],
  starts: values.starts || null,
  ends: values.ends || null,
  leastOrder: values.leastOrder,
  categories: values.some ? values.categories.filter((id) => known?.includes(id) ?? true) : null,
  notOnSale: values.notOnSale,
  mostUses: numberOf(values.mostUses),
  mostUsesByPhone: numberOf(values.mostUsesByPhone),
  isOn: values.isOn,
});

export const promoWireFields = {
  code: 'code',
  least_order: 'leastOrder',
  starts: 'starts',
  ends: 'ends',
  most_uses: 'mostUses',
  most_uses_by_phone: 'mostUsesByPhone',
} as const;
