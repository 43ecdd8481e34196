import { z } from 'zod';
import { parseList, parseText } from '../wire/lenient.ts';
import { operation } from '../wire/operation.ts';
import { typedText } from '../wire/primitives.ts';

export const letterKinds = [
  'placed',
  'by_hand',
  'edited',
  'delivery_price',
  'paid',
  'accepted',
  'photo',
  'delivering',
  'ready',
  'completed',
  'canceled',
  'refunded',
  'part_refunded',
  'reverted',
] as const;
export type LetterKind = (typeof letterKinds)[number];

export const maxLetterText = 1_000;

export const letterPlaceholders = ['{имя}', '{номер}', '{сумма}'] as const;

export interface ShopLetter {
  kind: LetterKind;
  text: string;
  usual: string;
}

const letterWire = z.object({ kind: z.enum(letterKinds), text: z.string(), usual: z.string() });
const lettersWire = z.object({ letters: z.array(letterWire), email_confirmed: z.boolean() });

export interface ShopLetters {
  letters: ShopLetter[];
  isConfirmed: boolean;
}

function readLetters(body: unknown): ShopLetters {
  const { letters, email_confirmed } = z.looseObject({ letters: z.array(z.unknown()) }).parse(body);
  return { letters: parseList(letters, letterWire), isConfirmed: email_confirmed !== false };
}

const letterText = typedText().max(maxLetterText);

export const readShopLetters = operation({
  name: 'readShopLetters',
  readOnly: true,
  group: 'orders',
  path: '/merchant-api/v1/get/letters',
  access: 'merchant',
  request: z.object({}),
  response: lettersWire,
  decode: readLetters,
});

export const updateShopLetters = operation({
  name: 'updateShopLetters',
  group: 'orders',
  path: '/merchant-api/v1/set/letters',
  access: 'merchant',
  request: z.object({
    letters: z.array(z.object({ kind: z.enum(letterKinds), text: letterText })).max(letterKinds.length),
  }),
  response: lettersWire,
  encode: ({ letters }: { letters: Pick<ShopLetter, 'kind' | 'text'>[] }) => ({ letters }),
  decode: readLetters,
});

export const previewLetter = operation({
  name: 'previewLetter',
  readOnly: true,
  group: 'orders',
  path: '/merchant-api/v1/preview-letter',
  access: 'merchant',
  request: z.object({ kind: z.enum(letterKinds), text: letterText }),
  response: z.object({ subject: z.string(), text: z.string() }),
  encode: ({ kind, text }: Pick<ShopLetter, 'kind' | 'text'>) => ({ kind, text }),
  decode: (body) => {
    const answer = z.looseObject({}).parse(body);
    return { subject: parseText(answer.subject), text: parseText(answer.text) };
  },
});
