import type { Notice } from './notice.ts';

type OrderNotice = Exclude<Notice, 'signed_in'> | 'withdrawn' | 'paidInVain' | 'partPaid' | 'unconfirmed';

/** Texts of notices, on all channels. They appear on locked screens, so they hold no names and no addresses. */
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

export const texts = {
  part: (sum: string, total: string) => `${sum} из ${total}`,
  order: (sum: string, shop: string) => `${sum} · ${shop}`,
  giveBack: (order: string) => `Верните деньги: ${order}`,
  signedIn: {
    title: 'Новый вход в кабинет',
    body: (shop: string, how: string) => `${shop}: ${how}. Если это не вы, смените пароль: «Настройки», «Аккаунт».`,
  },
};
