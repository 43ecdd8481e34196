import type { Notice } from './notice.ts';

type OrderNotice = Exclude<Notice, 'signed_in'> | 'withdrawn' | 'paidInVain' | 'partPaid' | 'unconfirmed';

/** Titles of notices about an order, on all channels. They appear on locked screens, so they hold no names and no addresses. */
export const orderNoticeTitles = {
  placed: (number) => `Новый заказ № ${number}`,
  confirmed: (number) => `Покупатель подтвердил заказ № ${number}`,
  reported: (number) => `Сообщили об оплате заказа № ${number}`,
  withdrawn: (number) => `Покупатель взял назад «Я оплатил»: заказ № ${number}`,
  held: (number) => `Деньги зарезервированы: заказ № ${number}`,
  paid: (number) => `Оплачен заказ № ${number}`,
  paidInVain: (number) => `Деньги пришли за отменённый заказ № ${number}`,
  partPaid: (number) => `Пришла часть оплаты: заказ № ${number}`,
  canceled: (number) => `Покупатель отменил заказ № ${number}`,
  unconfirmed: (number) => `Заказ № ${number} отменён: его не подтвердили`,
} satisfies Record<OrderNotice, (number: string) => string>;
