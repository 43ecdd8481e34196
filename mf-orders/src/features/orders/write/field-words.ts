import { type DeliveryConditions, optionsOf, type PaymentType } from 'shared-contracts';
import { formatDate, formatMoney } from 'shared-design-system/office';
import { optionLabel } from './option-label.ts';
import type { WriteLine, WriteValues } from './write-form.ts';
import { writeTexts as words } from './write-texts.ts';

const { buyer, delivery, discount } = words;

const lineText = ({ title, sizeName, count }: WriteLine): string =>
  `${[title, sizeName].filter(Boolean).join(', ')} × ${count}`;

const sum = (value: unknown): string => (typeof value === 'number' ? formatMoney(value) : '');
const amount = (value: unknown): string => (typeof value === 'number' ? String(value) : '');
const day = (value: unknown): string => (value ? formatDate(String(value)) : '');

const fieldWords = {
  lines: { label: words.goods.title, show: (value: unknown) => (value as WriteLine[]).map(lineText).join('; ') },
  discountKind: {
    label: discount.kind,
    show: (value: unknown) => discount.kinds[value as WriteValues['discountKind']],
  },
  discount: { label: discount.label, show: amount },
  name: { label: buyer.name, show: String },
  phone: { label: buyer.phone, show: String },
  email: { label: buyer.email, show: String },
  methodText: { label: delivery.words, show: String },
  price: { label: delivery.price, show: sum },
  date: { label: delivery.date, show: day },
  hours: { label: delivery.hours, show: String },
  address: { label: delivery.address, show: String },
  another: { label: delivery.another },
  recipientName: { label: delivery.recipientName, show: String },
  recipientPhone: { label: delivery.recipientPhone, show: String },
  doNotCall: { label: delivery.doNotCall },
  anonymous: { label: delivery.anonymous },
  card: { label: delivery.card, show: String },
  comment: { label: delivery.comment, show: String },
  payment: { label: words.payment.label, show: (value: unknown) => words.payment.options[value as PaymentType] },
};

export function writeFieldWordsOf(conditions: DeliveryConditions | null) {
  const methods = conditions?.deliveryMethods ?? [];
  const methodName = (id: unknown): string => methods.find((method) => method.id === id)?.name ?? '';
  const optionName = (id: unknown): string => {
    const option = methods.flatMap(optionsOf).find((one) => one.id === id);
    return option ? optionLabel(option) : '';
  };
  return {
    ...fieldWords,
    method: { label: delivery.method, show: methodName },
    option: { label: delivery.option, show: optionName },
  };
}
