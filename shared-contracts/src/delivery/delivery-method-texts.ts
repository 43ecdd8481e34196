import { detectDeliveryKind, formatReceiptPaymentMethods, receiptPaymentMethods } from './delivery-kinds.ts';
import { type DeliveryMethod, maxDeliveryMethodTextLength } from './delivery-methods.ts';
import { parseDeliveryPrice } from './delivery-price.ts';

export const deliveryMethodDefaults = {
  kind: 'other',
  price: null,
  freeFrom: null,
  when: '',
  onReceipt: [],
} satisfies Partial<DeliveryMethod>;

const sum = '((?:\\d{1,3}(?:[ \\u00a0\\u202f]\\d{3})+|\\d+)(?:[.,]\\d{1,2})?)\\s*(?:₽|руб[а-я.]*|р(?![а-яё])\\.?)';
const freeFromWords = new RegExp(
  `[\\s,;(:—–-]*бесплатно\\s+(?:от|при\\s+(?:заказе|сумме|покупке)\\s+от)\\s+${sum}\\)?`,
  'i',
);
const leastWords = new RegExp(`[\\s,;(:—–-]*минимальный заказ ${sum}`, 'i');
const priceWords = new RegExp(`[\\s,;:—–-]*(?:${sum}|бесплатно)`, 'i');
const receiptWords = /[\s,;(:—–-]*оплата при получении (наличными или картой|наличными|картой)/i;
const phrases = /\s[·—–-]\s|,(?!\d)|[;(:]/;

const inOneLine = (text: string): string => text.trim().replaceAll(/[.,;:]?\s*\n\s*/g, ', ');

const roublesIn = (words: string): number => Number(words.replaceAll(/[ \u00a0\u202f]/g, '').replace(',', '.'));

/**
 * Parses a merchant's free text into a delivery method, as far as the words are unambiguous; the rest of the text is kept as words.
 * @param lines up to 500 characters; a longer text becomes the name unparsed
 */
export function parseDeliveryMethod(lines: string): Omit<DeliveryMethod, 'id'> {
  const unparsed = { ...deliveryMethodDefaults, kind: detectDeliveryKind(lines.slice(0, maxDeliveryMethodTextLength)) };
  if (lines.length > maxDeliveryMethodTextLength) return { ...unparsed, name: lines };
  const text = inOneLine(lines);
  const [receipt, receiptMethods = ''] = receiptWords.exec(text) ?? [''];
  const [free, freeSum] = freeFromWords.exec(text) ?? [''];
  const [least, leastSum] = leastWords.exec(text) ?? [''];
  let rest = text.replace(receipt, '').replace(free, '').replace(least, '');
  const price = parseDeliveryPrice(rest);
  if (price !== null) rest = rest.replace(priceWords, '');
  const end = phrases.exec(rest)?.index ?? rest.length;
  const name = rest.slice(0, end).trim();
  return {
    ...unparsed,
    name: name || text,
    price,
    freeFrom: freeSum === undefined ? null : roublesIn(freeSum),
    ...(leastSum === undefined ? {} : { leastOrder: roublesIn(leastSum) }),
    when: name
      ? rest
          .slice(end)
          .replace(/^[\s·—–,;(:-]+/, '')
          .trim()
      : '',
    onReceipt: receiptPaymentMethods.filter((method) =>
      receiptMethods.toLowerCase().includes(formatReceiptPaymentMethods([method])),
    ),
  };
}

export function withoutTariff(text: string): string {
  const { name, when } = parseDeliveryMethod(text);
  return [name, when].filter(Boolean).join(', ');
}
