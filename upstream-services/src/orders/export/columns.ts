import { type Order, type OrderItem, type ShopZone, shopTimeOf, sumDiscounts, totalOf } from 'shared-contracts';
import { statusWords } from '../../common/status-words.ts';
import type { Cell, Column } from '../../tables/index.ts';
import { texts } from './texts.ts';

type OrderColumn = Column & { of: (order: Order, zone: ShopZone) => Cell };

const shopTime = (iso: string, zone: ShopZone): Date => new Date(`${shopTimeOf(new Date(iso), zone)}Z`);

const statusOf = ({ status, deliveryInfo }: Order): string => statusWords(status, deliveryInfo.deliveryKind);

const goodText = ({ title, size, count }: OrderItem): string =>
  texts.good([title, size?.value].filter(Boolean).join(', '), count);

const refundedOf = ({ payment, handRefunded }: Order): number | null => payment?.refundedAmount || handRefunded || null;

export const exportColumns: readonly OrderColumn[] = [
  { title: 'Номер', kind: 'number', width: 10, of: ({ number }) => Number(number) },
  { title: 'Оформлен', kind: 'moment', width: 17, of: ({ created }, zone) => shopTime(created, zone) },
  { title: 'Состояние', kind: 'text', width: 14, of: statusOf },
  { title: 'Причина отмены', kind: 'text', width: 24, of: ({ cancelReason }) => cancelReason },
  { title: 'Оплата', kind: 'text', width: 20, of: ({ paymentState }) => texts.payments[paymentState] },
  { title: 'Способ оплаты', kind: 'text', width: 16, of: ({ paymentMethod }) => texts.ways[paymentMethod] },
  { title: 'Товары', kind: 'text', width: 40, of: ({ basket }) => basket.goods.map(goodText).join('; ') },
  { title: 'Сумма товаров', kind: 'money', width: 14, of: ({ basket }) => basket.sum },
  { title: 'Скидка', kind: 'money', width: 12, of: ({ discounts }) => sumDiscounts(discounts) || null },
  { title: 'Стоимость доставки', kind: 'money', width: 18, of: ({ deliveryInfo }) => deliveryInfo.deliveryPrice },
  { title: 'Итого', kind: 'money', width: 14, of: totalOf },
  { title: 'Возвращено', kind: 'money', width: 14, of: refundedOf },
  {
    title: 'День доставки',
    kind: 'date',
    width: 14,
    of: ({ deliveryInfo: { deliveryDate } }) => (deliveryDate === '' ? null : new Date(`${deliveryDate}T00:00:00Z`)),
  },
  { title: 'Время доставки', kind: 'text', width: 16, of: ({ deliveryInfo }) => deliveryInfo.deliveryInterval },
  { title: 'Способ доставки', kind: 'text', width: 24, of: ({ deliveryInfo }) => deliveryInfo.deliveryMethod },
  { title: 'Адрес', kind: 'text', width: 32, of: ({ deliveryInfo }) => deliveryInfo.address },
  { title: 'Покупатель', kind: 'text', width: 20, of: ({ deliveryInfo }) => deliveryInfo.name },
  { title: 'Телефон', kind: 'text', width: 16, of: ({ deliveryInfo }) => deliveryInfo.phone },
  { title: 'Почта', kind: 'text', width: 20, of: ({ deliveryInfo }) => deliveryInfo.email },
  { title: 'Получатель', kind: 'text', width: 20, of: ({ deliveryInfo }) => deliveryInfo.recipient?.name ?? null },
  {
    title: 'Телефон получателя',
    kind: 'text',
    width: 18,
    of: ({ deliveryInfo }) => deliveryInfo.recipient?.phone ?? null,
  },
  {
    title: 'Подарок',
    kind: 'text',
    width: 20,
    of: ({ deliveryInfo: { doNotCall, anonymous } }) =>
      [doNotCall && 'не звонить получателю', anonymous && 'анонимно'].filter(Boolean).join(', ') || null,
  },
  { title: 'Текст открытки', kind: 'text', width: 24, of: ({ deliveryInfo }) => deliveryInfo.cardText },
  { title: 'Пожелание', kind: 'text', width: 24, of: ({ deliveryInfo }) => deliveryInfo.comment },
  { title: 'Заметка', kind: 'text', width: 24, of: ({ note }) => note },
  { title: 'Откуда', kind: 'text', width: 14, of: ({ source }) => texts.sources[source] },
];
