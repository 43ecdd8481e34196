import {
  type LetterKind,
  letterPlaceholders,
  type Order,
  roublesOf,
  type ShopZone,
  withoutBidiControls,
} from 'shared-contracts';
import { inlineText, moneyText, phoneText } from '../../common/plain-text.ts';
import { summaryOf, sumText } from './summary.ts';
import { texts } from './texts.ts';

interface LetterFacts {
  name: string;
  number: string;
  sum: number;
  due?: number;
  back?: number;
  shop: { title: string; phone: string; zone: ShopZone };
  link: string;
  order: Order;
}

export const progressLetterKinds: readonly LetterKind[] = ['accepted', 'photo', 'delivering', 'ready', 'completed'];

const ofTheWhole: readonly LetterKind[] = [
  'placed',
  'by_hand',
  'edited',
  'delivery_price',
  'paid',
  'accepted',
  'delivering',
  'ready',
];

/** Replaces the placeholders by the order's values, in one pass: a value that looks like a placeholder stays as it is. */
function filled(kind: LetterKind, words: string, { name, number, sum, order }: LetterFacts): string {
  const values: Record<string, string> = {
    '{имя}': inlineText(name),
    '{номер}': number,
    '{сумма}':
      kind === 'placed' || kind === 'by_hand' || kind === 'edited' ? sumText(order) : moneyText(roublesOf(sum)),
  };
  const marks = new RegExp(letterPlaceholders.join('|'), 'g');
  return withoutBidiControls(words).replace(marks, (mark) => values[mark] ?? mark);
}

export function newsText(kind: LetterKind, facts: LetterFacts, shopText = ''): { subject: string; words: string } {
  const { number, shop, order, due = 0, back = 0 } = facts;
  const isPart = kind === 'paid' && due > 0;
  const isToConfirm = kind === 'edited' && order.unconfirmed;
  const subject = isPart ? texts.partPaid : isToConfirm ? texts.confirmEdited : texts.subjects[kind];
  const dueKey = order.paymentMethod === 'on_delivery' ? 'dueOnReceipt' : 'due';
  // Added to the merchant's own text too, so that no buyer believes that all is paid or confirmed.
  const words = [
    filled(kind, shopText === '' ? texts.defaults[kind] : shopText, facts),
    isToConfirm ? texts.confirm : '',
    kind === 'canceled' && order.cancelReason !== '' ? texts.canceledBecause(inlineText(order.cancelReason)) : '',
    kind === 'canceled' && order.paymentState === 'succeeded' ? texts.canceledPaid : '',
    due > 0 && ofTheWhole.includes(kind) ? texts[dueKey](moneyText(roublesOf(due))) : '',
    back > 0 && kind === 'edited' ? texts.back(moneyText(roublesOf(back))) : '',
  ];
  return { subject: subject(number, inlineText(shop.title)), words: words.filter(Boolean).join(' ') };
}

export function letterOf(kind: LetterKind, facts: LetterFacts, shopText = ''): { subject: string; text: string } {
  const { subject, words } = newsText(kind, facts, shopText);
  const parts = [
    texts.hello(inlineText(facts.name)),
    words,
    ...(ofTheWhole.includes(kind) ? summaryOf(facts.order, facts.due ?? 0, facts.shop.zone) : []),
    `${texts.page}\n${facts.link}`,
    texts.signature(inlineText(facts.shop.title), phoneText(inlineText(facts.shop.phone))),
    ...(progressLetterKinds.includes(kind) ? [texts.unsubscribe] : []),
  ];
  return { subject, text: `${parts.join('\n\n')}\n` };
}
