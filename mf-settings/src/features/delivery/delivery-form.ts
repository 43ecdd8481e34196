import { contactTypes, type DeliveryConditions, type DeliveryConditionsDraft, type Merchant } from 'shared-contracts';
import { z } from 'zod';
import { contactErrorOf, readContact } from '../../contact-values.ts';
import { knownContact } from '../../known-contacts.ts';
import { texts } from '../../texts.ts';

const { errors } = texts.delivery;

const communication = z
  .object({ type: z.enum(contactTypes), on: z.boolean(), value: z.string().trim() })
  .superRefine(({ type, on, value }, context) => {
    if (!on || readContact(type, value) !== null) return;
    const message = value === '' ? errors.empty : contactErrorOf(type, value);
    context.addIssue({ code: 'custom', path: ['value'], message });
  });

/** Delivery conditions as their form holds them: rows left blank are no methods. */
export const deliverySchema = z.object({
  methods: z
    .array(z.object({ id: z.string(), value: z.string().trim().max(500, errors.methodLong) }))
    .max(20, errors.methodsMany),
  showAddress: z.boolean(),
  communications: z.array(communication),
});

export type DeliveryValues = z.infer<typeof deliverySchema>;

export const deliveryValuesOf = (conditions: DeliveryConditions | null, merchant: Merchant): DeliveryValues => ({
  methods: (conditions?.deliveryMethods ?? []).map(({ description }, index) => ({
    id: String(index),
    value: description,
  })),
  showAddress: conditions?.showAddress ?? true,
  communications: contactTypes.map((type) => {
    const set = conditions?.communications.find((entry) => entry.type === type);
    return { type, on: set !== undefined, value: set?.value ?? knownContact(type, merchant) };
  }),
});

export const deliveryDraftOf = (values: DeliveryValues): DeliveryConditionsDraft => ({
  showAddress: values.showAddress,
  deliveryMethods: values.methods.flatMap(({ value }) => (value ? [{ description: value }] : [])),
  communications: values.communications.flatMap(({ type, on, value }) =>
    on ? [{ type, value: readContact(type, value) ?? value }] : [],
  ),
});
