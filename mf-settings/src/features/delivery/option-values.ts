import {
  type DeliveryKind,
  type DeliveryMethod,
  type DeliveryMethodOptions,
  type DeliveryZone,
  maxOptions,
  maxTermDays,
  typedText,
} from 'shared-contracts';
import { z } from 'zod';
import { deliveryTexts } from './texts.ts';

const { errors } = deliveryTexts;

const sum = z.number().max(1_000_000, errors.sum).nullable();
const text = typedText().max(200, errors.longName);
const named = text.min(1, errors.zone);
const days = typedText().refine(
  (value) => value === '' || (/^\d{1,3}$/.test(value) && Number(value) <= maxTermDays),
  errors.days,
);

export const optionValues = {
  leastOrder: sum,
  zones: z
    .array(
      z.object({
        zoneId: z.string(),
        name: typedText(),
        price: z.number().nullable(),
        freeFrom: z.number().nullable(),
        leastOrder: z.number().nullable(),
        /** Lead time in hours, as the select has it; empty: the shop's common one. */
        lead: z.string(),
      }),
    )
    .max(maxOptions),
  points: z
    .array(z.object({ pointId: z.string(), address: typedText(), hours: typedText(), note: typedText() }))
    .max(maxOptions),
  termFrom: typedText(),
  termTo: typedText(),
};
type OptionValues = z.infer<z.ZodObject<typeof optionValues>>;
type ZoneValues = OptionValues['zones'][number];

export const noOptions: OptionValues = { leastOrder: null, zones: [], points: [], termFrom: '', termTo: '' };

const zoneValuesOf = ({ id, leadHours, ...zone }: DeliveryZone): ZoneValues => ({
  ...zone,
  zoneId: id,
  lead: leadHours === null ? '' : String(leadHours),
});

export const optionValuesOf = ({ leastOrder, zones, points, term }: Partial<DeliveryMethod>): OptionValues => ({
  leastOrder: leastOrder ?? null,
  zones: (zones ?? []).map(zoneValuesOf),
  points: (points ?? []).map(({ id, ...point }) => ({ ...point, pointId: id })),
  termFrom: term ? String(term.from) : '',
  termTo: term ? String(term.to) : '',
});

export const hasZones = (kind: DeliveryKind): boolean => kind === 'courier' || kind === 'other';

const zones = z.array(z.object({ name: named, price: sum, freeFrom: sum, leastOrder: sum }));
const points = z.array(z.object({ address: text.min(1, errors.point), hours: text, note: text }));

const schemaOfKind = (kind: DeliveryKind) =>
  z.object({
    ...(hasZones(kind) ? { zones } : {}),
    ...(kind === 'pickup' ? { points } : {}),
    ...(kind === 'post' ? { termFrom: days, termTo: days } : {}),
  });

/** Options of a kind that is not chosen stay in the form unchecked. */
export function validateOptions(kind: DeliveryKind, values: OptionValues, context: z.RefinementCtx): void {
  for (const { path, message } of schemaOfKind(kind).safeParse(values).error?.issues ?? [])
    context.addIssue({ code: 'custom', path, message });
}

function termOf({ termFrom, termTo }: OptionValues) {
  if (termFrom === '' && termTo === '') return null;
  const [one, other] = [Number(termFrom || termTo), Number(termTo || termFrom)];
  return { from: Math.min(one, other), to: Math.max(one, other) };
}

export function optionsOfKind(kind: DeliveryKind, values: OptionValues): DeliveryMethodOptions {
  const zones = hasZones(kind) ? values.zones : [];
  const points = kind === 'pickup' ? values.points : [];
  const term = kind === 'post' ? termOf(values) : null;
  return {
    ...(values.leastOrder ? { leastOrder: values.leastOrder } : {}),
    ...(zones.length > 0
      ? {
          zones: zones.map(({ zoneId, lead, ...zone }) => ({
            ...zone,
            id: zoneId,
            freeFrom: zone.price ? zone.freeFrom : null,
            leadHours: lead === '' ? null : Number(lead),
          })),
        }
      : {}),
    ...(points.length > 0 ? { points: points.map(({ pointId, ...point }) => ({ ...point, id: pointId })) } : {}),
    ...(term ? { term } : {}),
  };
}
