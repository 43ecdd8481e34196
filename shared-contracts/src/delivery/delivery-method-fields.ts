import { z } from 'zod';
import { parseEnum, parseList, parseNumber, parseText } from '../wire/lenient.ts';
import { typedText } from '../wire/primitives.ts';
import { deliveryKinds, parseReceiptPaymentMethods, receiptPaymentMethods } from './delivery-kinds.ts';
import { deliveryMethodDefaults, parseDeliveryMethod } from './delivery-method-texts.ts';
import { type DeliveryMethod, longestDescription, maxDeliveryMethodTextLength } from './delivery-methods.ts';
import { optionFields, parseOptions } from './delivery-options.ts';

const roubles = z.number().min(0).max(1_000_000).multipleOf(0.01);

const fields = z.object({
  ...optionFields,
  id: z.string().min(1).max(60),
  kind: z.enum(deliveryKinds),
  name: typedText().min(1).max(maxDeliveryMethodTextLength),
  price: roubles.nullable(),
  freeFrom: roubles.nullable(),
  when: typedText().max(maxDeliveryMethodTextLength),
  onReceipt: z.array(z.enum(receiptPaymentMethods)).max(receiptPaymentMethods.length),
});

export const deliveryMethodWire = fields.extend({ description: z.string() });

export const deliveryMethodInput = fields
  .partial()
  .extend({ description: typedText().min(1).max(longestDescription).optional() })
  .refine(({ name, description }) => name !== undefined || description !== undefined, {
    path: ['name'],
    message: 'a name or a description',
  });

export function toDeliveryMethod(input: z.output<typeof deliveryMethodInput>, id: string): DeliveryMethod {
  const { name, description = '' } = input;
  const read = name === undefined ? parseDeliveryMethod(description) : { ...deliveryMethodDefaults, ...input, name };
  return {
    id: input.id ?? id,
    kind: read.kind,
    name: read.name,
    price: read.price,
    freeFrom: read.freeFrom,
    when: read.when,
    onReceipt: parseReceiptPaymentMethods(read.onReceipt),
    ...parseOptions(read),
  };
}

export const parseMethods = (value: unknown): DeliveryMethod[] =>
  parseList(value, z.looseObject({ description: z.string().optional(), name: z.string().optional() })).map(
    (item, index) => {
      const id = parseText(item.id) || String(index);
      if (item.name === undefined) return { id, ...parseDeliveryMethod(item.description ?? '') };
      return {
        id,
        kind: parseEnum(deliveryKinds, item.kind),
        name: item.name,
        price: parseNumber(item.price),
        freeFrom: parseNumber(item.freeFrom),
        when: parseText(item.when),
        onReceipt: parseReceiptPaymentMethods(item.onReceipt),
        ...parseOptions(item),
      };
    },
  );
