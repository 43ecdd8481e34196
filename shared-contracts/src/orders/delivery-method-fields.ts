import { z } from 'zod';
import { readEnum, readList, readNumber, readText } from '../wire/lenient.ts';
import { typedText } from '../wire/primitives.ts';
import { deliveryKinds, readReceiptWays, receiptWays } from './delivery-kinds.ts';
import { methodOfText, plainMethod } from './delivery-method-texts.ts';
import { type DeliveryMethod, longestDescription, longestText } from './delivery-methods.ts';
import { optionFields, readOptions } from './delivery-options.ts';

const roubles = z.number().min(0).max(1_000_000).multipleOf(0.01);

const fields = z.object({
  ...optionFields,
  id: z.string().min(1).max(60),
  kind: z.enum(deliveryKinds),
  name: typedText().min(1).max(longestText),
  price: roubles.nullable(),
  freeFrom: roubles.nullable(),
  when: typedText().max(longestText),
  onReceipt: z.array(z.enum(receiptWays)).max(receiptWays.length),
});

export const deliveryMethodWire = fields.extend({ description: z.string() });

export const deliveryMethodInput = fields
  .partial()
  .extend({ description: typedText().min(1).max(longestDescription).optional() })
  .refine(({ name, description }) => name !== undefined || description !== undefined, {
    path: ['name'],
    message: 'a name or a description',
  });

export function methodOfInput(input: z.output<typeof deliveryMethodInput>, id: string): DeliveryMethod {
  const { name, description = '' } = input;
  const read = name === undefined ? methodOfText(description) : { ...plainMethod, ...input, name };
  return {
    id: input.id ?? id,
    kind: read.kind,
    name: read.name,
    price: read.price,
    freeFrom: read.freeFrom,
    when: read.when,
    onReceipt: readReceiptWays(read.onReceipt),
    ...readOptions(read),
  };
}

export const readMethods = (value: unknown): DeliveryMethod[] =>
  readList(value, z.looseObject({ description: z.string().optional(), name: z.string().optional() })).map(
    (item, index) => {
      const id = readText(item.id) || String(index);
      if (item.name === undefined) return { id, ...methodOfText(item.description ?? '') };
      return {
        id,
        kind: readEnum(deliveryKinds, item.kind),
        name: item.name,
        price: readNumber(item.price),
        freeFrom: readNumber(item.freeFrom),
        when: readText(item.when),
        onReceipt: readReceiptWays(item.onReceipt),
        ...readOptions(item),
      };
    },
  );
