import {
  contactTypes,
  type DeliveryConditions,
  type DeliveryConditionsDraft,
  deliveryKinds,
  type Merchant,
  maxMethods,
  receiptPaymentMethods,
  typedText,
} from 'shared-contracts';
import { z } from 'zod';
import { contactErrorOf, readContact } from '../../contact-values.ts';
import { proposedContact } from '../../proposed-contact.ts';
import { withIds } from '../../with-ids.ts';
import { optionsOfKind, optionValues, optionValuesOf, validateOptions } from './option-values.ts';
import { deliveryTexts } from './texts.ts';

const { errors } = deliveryTexts;

const communication = z
  .object({ type: z.enum(contactTypes), on: z.boolean(), value: typedText() })
  .superRefine(({ type, on, value }, context) => {
    if (!on || readContact(type, value) !== null) return;
    const message = value === '' ? errors.empty : contactErrorOf(type, value);
    context.addIssue({ code: 'custom', path: ['value'], message });
  });

const sum = z.number().max(1_000_000, errors.sum).nullable();

const method = z.object({
  type: z.enum(deliveryKinds),
  value: typedText().min(1, errors.name).max(500, errors.long),
  price: sum,
  freeFrom: sum,
  when: typedText().max(500, errors.long),
  onReceipt: z.array(z.enum(receiptPaymentMethods)),
  ...optionValues,
  methodId: z.string().optional(),
});
export const methodSchema = method.superRefine((values, context) => validateOptions(values.type, values, context));
export type MethodValues = z.infer<typeof method>;

export type MethodEntry = MethodValues & { id: string };

/** The methods in the list have passed {@link methodSchema} in their dialog. */
export const deliverySchema = z.object({
  methods: z.array(method.extend({ id: z.string() })).max(maxMethods, errors.methodsMany),
  showAddress: z.boolean(),
  communications: z.array(communication),
});

export type DeliveryValues = z.infer<typeof deliverySchema>;

export const deliveryValuesOf = (conditions: DeliveryConditions | null, merchant: Merchant): DeliveryValues => ({
  methods: withIds(
    (conditions?.deliveryMethods ?? []).map(({ id, kind, name, price, freeFrom, when, onReceipt, ...options }) => ({
      price,
      freeFrom,
      when,
      onReceipt,
      ...optionValuesOf(options),
      type: kind,
      value: name,
      methodId: id,
    })),
  ),
  showAddress: conditions?.showAddress ?? true,
  communications: contactTypes.map((type) => {
    const set = conditions?.communications.find((entry) => entry.type === type);
    return { type, on: set !== undefined, value: set?.value ?? proposedContact(type, merchant) };
  }),
});

export const methodOf = ({ type, value, methodId, price, freeFrom, when, onReceipt, ...options }: MethodValues) => ({
  ...optionsOfKind(type, options),
  id: methodId,
  kind: type,
  name: value,
  price,
  freeFrom,
  when,
  onReceipt,
});

export const deliveryDraftOf = (values: DeliveryValues): DeliveryConditionsDraft => ({
  showAddress: values.showAddress,
  deliveryMethods: values.methods.map(methodOf),
  communications: values.communications.flatMap(({ type, on, value }) =>
    on ? [{ type, value: readContact(type, value) ?? value }] : [],
  ),
});
