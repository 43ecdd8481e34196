import { z } from 'zod';
import { readEnum, readList, readNumber, readText } from '../wire/lenient.ts';
import { deliveryPriceOf } from './checkout-rules.ts';
import {
  type DeliveryKind,
  deliveryKinds,
  kindOfText,
  type ReceiptWay,
  readReceiptWays,
  receiptText,
  receiptWays,
} from './delivery-kinds.ts';

/** One way to deliver (decision 3.18). */
export interface DeliveryMethod {
  id: string;
  kind: DeliveryKind;
  /** What a shopper chooses it by. */
  name: string;
  /** Roubles; null where the seller reckons it for each order. */
  price: number | null;
  /** Sum of the products in roubles from which on it costs nothing; null where there is none. */
  freeFrom: number | null;
  /** When, and under what conditions, in the merchant's words. */
  when: string;
  /** Ways of payment on receipt that the merchant takes here. */
  onReceipt: ReceiptWay[];
}

/** Methods that a shop has at most. */
export const mostMethods = 20;

/** Characters that a name, a time, or a text that is not known yet have at most. */
export const longestText = 500;
/** Characters that a method has at most as one text: a name, a time, and the words for what they cost. */
export const longestDescription = 1200;
const roubles = z.number().min(0).max(1_000_000).multipleOf(0.01);

const fields = z.object({
  id: z.string().min(1).max(60),
  kind: z.enum(deliveryKinds),
  name: z.string().trim().min(1).max(longestText),
  price: roubles.nullable(),
  freeFrom: roubles.nullable(),
  when: z.string().trim().max(longestText),
  onReceipt: z.array(z.enum(receiptWays)).max(receiptWays.length),
});

/** A method as it travels: its fields, and the specification's text, which is written from them (promise 3.11.1). */
export const deliveryMethodWire = fields.extend({ description: z.string() });

/** A method as it is sent: by its fields, or by a text that they are read from. */
export const deliveryMethodInput = fields
  .partial()
  .extend({ description: z.string().trim().min(1).max(longestDescription).optional() })
  .refine(({ name, description }) => name !== undefined || description !== undefined, {
    path: ['name'],
    message: 'a name or a description',
  });

const whole = new Intl.NumberFormat('ru-RU');
const exact = new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const rouble = (sum: number): string => `${(Number.isInteger(sum) ? whole : exact).format(sum)}\u00a0₽`;

const plainMethod = {
  kind: 'other',
  price: null,
  freeFrom: null,
  when: '',
  onReceipt: [],
} satisfies Partial<DeliveryMethod>;

/** What a shopper reads below a method's name: '300 ₽, бесплатно от 3 000 ₽, в течение двух часов'. */
export function detailsOf({ price, freeFrom, when, onReceipt }: Omit<DeliveryMethod, 'id'>): string {
  const words = [
    price === null ? '' : price === 0 ? 'бесплатно' : rouble(price),
    freeFrom === null ? '' : `бесплатно от ${rouble(freeFrom)}`,
    when,
    onReceipt.length > 0 ? `оплата при получении ${receiptText(onReceipt)}` : '',
  ];
  return words.filter(Boolean).join(', ');
}

/** A method as one text: its name, a dash, its details. */
export const textOfMethod = (method: Omit<DeliveryMethod, 'id'>): string =>
  [method.name, detailsOf(method)].filter(Boolean).join(' — ');

const sum = '((?:\\d{1,3}(?:[ \\u00a0\\u202f]\\d{3})+|\\d+)(?:[.,]\\d{1,2})?)\\s*(?:₽|руб[а-я.]*|р(?![а-яё])\\.?)';
const freeFromWords = new RegExp(
  `[\\s,;(:—–-]*бесплатно\\s+(?:от|при\\s+(?:заказе|сумме|покупке)\\s+от)\\s+${sum}\\)?`,
  'i',
);
const priceWords = new RegExp(`[\\s,;:—–-]*(?:${sum}|бесплатно)`, 'i');
const receiptWords = /[\s,;(:—–-]*оплата при получении (наличными или картой|наличными|картой)/i;
const phrases = /\s[·—–-]\s|,(?!\d)|[;(:]/;

/** A name stands on one line: where a merchant began another, something else is told. */
const inOneLine = (text: string): string => text.trim().replaceAll(/[.,;:]?\s*\n\s*/g, ', ');

const roublesIn = (words: string): number => Number(words.replaceAll(/[ \u00a0\u202f]/g, '').replace(',', '.'));

/**
 * Reads a method out of a merchant's own text, as far as its words are sure; nothing that it says is lost.
 * @param lines up to 500 characters; of a longer one only the name is made
 */
export function methodOfText(lines: string): Omit<DeliveryMethod, 'id'> {
  const plain = { ...plainMethod, kind: kindOfText(lines.slice(0, longestText)) };
  if (lines.length > longestText) return { ...plain, name: lines };
  const text = inOneLine(lines);
  const [receipt, ways = ''] = receiptWords.exec(text) ?? [''];
  const [free, freeSum] = freeFromWords.exec(text) ?? [''];
  let rest = text.replace(receipt, '').replace(free, '');
  const price = deliveryPriceOf(rest);
  if (price !== null) rest = rest.replace(priceWords, '');
  const end = phrases.exec(rest)?.index ?? rest.length;
  const name = rest.slice(0, end).trim();
  return {
    ...plain,
    name: name || text,
    price,
    freeFrom: freeSum === undefined ? null : roublesIn(freeSum),
    when: name
      ? rest
          .slice(end)
          .replace(/^[\s·—–,;(:-]+/, '')
          .trim()
      : '',
    onReceipt: receiptWays.filter((way) => ways.toLowerCase().includes(receiptText([way]))),
  };
}

/** An order's method without what the shop asks for it: what this order pays stands on a line of its own. */
export function withoutTariff(text: string): string {
  const { name, when } = methodOfText(text);
  return [name, when].filter(Boolean).join(', ');
}

/** What a method costs for products of a sum, in roubles; null where the seller reckons it. */
export const deliveryCost = ({ price, freeFrom }: Pick<DeliveryMethod, 'price' | 'freeFrom'>, productsSum: number) =>
  freeFrom !== null && productsSum >= freeFrom ? 0 : price;

/**
 * The method that was sent: what is left out of the fields is empty, a text is read.
 * @param id for one that has none yet
 */
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
  };
}

/** A reader of methods: one that has no fields yet is read from its text. */
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
      };
    },
  );
