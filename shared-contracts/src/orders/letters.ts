import { z } from 'zod';
import { readList, readText } from '../wire/lenient.ts';
import { operation } from '../wire/operation.ts';
import { typedText } from '../wire/primitives.ts';

/** What a buyer is written about, in the order in which it happens. */
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

/** Characters of what a merchant writes for one kind of letter. */
export const maxLetterText = 1_000;

/** What stands for a value of the order in a merchant's own words. */
export const letterMarks = ['{имя}', '{номер}', '{сумма}'] as const;

/** One kind of letter of a shop. */
export interface ShopLetter {
  kind: LetterKind;
  /** The merchant's own words; empty where the usual ones go out. */
  text: string;
  /** The words that go out where there are no own ones. */
  usual: string;
}

const letterWire = z.object({ kind: z.enum(letterKinds), text: z.string(), usual: z.string() });
const lettersWire = z.object({
  letters: z.array(letterWire),
  /** Whether the merchant's e-mail is known to be theirs: until then the usual words go out. */
  email_confirmed: z.boolean(),
});

/** A shop's letters, and whether its own words go out. */
export interface ShopLetters {
  letters: ShopLetter[];
  isConfirmed: boolean;
}

function readLetters(body: unknown): ShopLetters {
  const { letters, email_confirmed } = z.looseObject({ letters: z.array(z.unknown()) }).parse(body);
  return { letters: readList(letters, letterWire), isConfirmed: email_confirmed !== false };
}

const letterText = typedText().max(maxLetterText);

/** What a shop's buyers are written, in its merchant's words. */
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

/** Changes what is given; an empty text brings the usual words back. */
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

/** A letter as a buyer of the shop would get it, about an order that is made up. */
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
    return { subject: readText(answer.subject), text: readText(answer.text) };
  },
});
