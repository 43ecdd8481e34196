import { z } from 'zod';
import { parseList } from '../wire/lenient.ts';
import { operation } from '../wire/operation.ts';
import { id, positiveRoubles } from '../wire/primitives.ts';
import { normalizePromoCode, promoCodePattern } from './promo-code-text.ts';

export const promoKinds = ['percent', 'sum', 'free_delivery'] as const;
export type PromoKind = (typeof promoKinds)[number];

export const maxPromoCodes = 200;
export const maxPromoUses = 100_000;
export const maxPromoUsesByPhone = 100;
export const maxPromoCategories = 100;

export interface PromoCodeDraft {
  code: string;
  kind: PromoKind;
  /** Per cent, or roubles; null for free delivery. */
  value: number | null;
  starts: string | null;
  ends: string | null;
  leastOrder: number | null;
  categories: string[] | null;
  notOnSale: boolean;
  mostUses: number | null;
  mostUsesByPhone: number | null;
  isOn: boolean;
}

export interface PromoCode extends PromoCodeDraft {
  id: string;
  version: number;
  uses: number;
}

const fields = z.object({
  code: z.string().max(60).transform(normalizePromoCode).pipe(z.string().regex(promoCodePattern)),
  kind: z.enum(promoKinds),
  value: positiveRoubles.nullable(),
  starts: z.iso.date().nullable(),
  ends: z.iso.date().nullable(),
  least_order: positiveRoubles.nullable(),
  categories: z.array(id).max(maxPromoCategories).nullable(),
  not_on_sale: z.boolean(),
  most_uses: z.int().min(1).max(maxPromoUses).nullable(),
  most_uses_by_phone: z.int().min(1).max(maxPromoUsesByPhone).nullable(),
  is_on: z.boolean(),
});

const isPercent = (value: number | null): boolean =>
  value !== null && Number.isInteger(value) && value >= 1 && value <= 100;

function hangsTogether({ kind, value, starts, ends }: z.output<typeof fields>, context: z.RefinementCtx): void {
  const fits = { percent: isPercent(value), sum: value !== null, free_delivery: value === null }[kind];
  if (!fits) context.addIssue({ code: 'custom', path: ['value'], message: `not what a code of ${kind} has` });
  if (starts !== null && ends !== null && ends < starts) {
    context.addIssue({ code: 'custom', path: ['ends'], message: 'before it begins' });
  }
}

const promoCodeWire = z.object({
  ...fields.shape,
  code: z.string(),
  code_id: z.string(),
  version: z.int(),
  uses: z.int(),
});
export type PromoCodeWire = z.infer<typeof promoCodeWire>;

const readPromoCode = (wire: PromoCodeWire): PromoCode => ({
  id: wire.code_id,
  code: wire.code,
  kind: wire.kind,
  value: wire.value,
  starts: wire.starts,
  ends: wire.ends,
  leastOrder: wire.least_order,
  categories: wire.categories,
  notOnSale: wire.not_on_sale,
  mostUses: wire.most_uses,
  mostUsesByPhone: wire.most_uses_by_phone,
  isOn: wire.is_on,
  version: wire.version,
  uses: wire.uses,
});

const writeDraft = (draft: PromoCodeDraft): z.input<typeof fields> => ({
  code: draft.code,
  kind: draft.kind,
  value: draft.value,
  starts: draft.starts,
  ends: draft.ends,
  least_order: draft.leastOrder,
  categories: draft.categories,
  not_on_sale: draft.notOnSale,
  most_uses: draft.mostUses,
  most_uses_by_phone: draft.mostUsesByPhone,
  is_on: draft.isOn,
});

const common = { group: 'orders', access: 'merchant' } as const;
const owned = [{ field: 'categories[]', kind: 'category' }] as const;
const one = {
  response: z.object({ promo_code: promoCodeWire }),
  decode: (body: unknown): PromoCode => readPromoCode(z.object({ promo_code: promoCodeWire }).parse(body).promo_code),
};

export const listPromoCodes = operation({
  name: 'listPromoCodes',
  readOnly: true,
  path: '/merchant-api/promo-codes',
  ...common,
  request: z.object({}),
  response: z.object({ promo_codes: z.array(promoCodeWire) }),
  decode: (body): PromoCode[] => parseList(z.looseObject({}).parse(body).promo_codes, promoCodeWire).map(readPromoCode),
});

export const addPromoCode = operation({
  name: 'addPromoCode',
  path: '/merchant-api/promo-codes/add',
  ...common,
  ...one,
  owned,
  request: fields.superRefine(hangsTogether),
  errors: ['already_exists', 'list_full'],
  encode: writeDraft,
});

export const updatePromoCode = operation({
  name: 'updatePromoCode',
  path: '/merchant-api/promo-codes/update',
  ...common,
  ...one,
  owned,
  request: fields.extend({ code_id: id, version: z.int().min(1) }).superRefine(hangsTogether),
  errors: ['not_found', 'already_exists', 'conflict'],
  encode: ({ id: code_id, version, ...draft }: PromoCodeDraft & Pick<PromoCode, 'id' | 'version'>) => ({
    code_id,
    version,
    ...writeDraft(draft),
  }),
});

export const removePromoCode = operation({
  name: 'removePromoCode',
  path: '/merchant-api/promo-codes/remove',
  ...common,
  request: z.object({ code_id: id }),
  response: z.object({}),
  errors: ['not_found'],
  encode: ({ id: code_id }: Pick<PromoCode, 'id'>) => ({ code_id }),
  decode: () => null,
});
