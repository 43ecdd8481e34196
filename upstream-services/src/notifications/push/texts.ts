import type { Notice } from '../notices/index.ts';

/** What pushes say by themselves. Those to merchants lie on locked screens: no names, no addresses. */
export const texts = {
  titles: {
    placed: (number: string) => `Новый заказ № ${number}`,
    confirmed: (number: string) => `Покупатель подтвердил заказ № ${number}`,
    reported: (number: string) => `Сообщили об оплате заказа № ${number}`,
    withdrawn: (number: string) => `Покупатель взял назад «Я оплатил»: заказ № ${number}`,
    held: (number: string) => `Деньги зарезервированы: заказ № ${number}`,
    paid: (number: string) => `Оплачен заказ № ${number}`,
    paidInVain: (number: string) => `Деньги пришли за отменённый заказ № ${number}`,
    canceled: (number: string) => `Покупатель отменил заказ № ${number}`,
  } satisfies Record<Exclude<Notice, 'signed_in'> | 'withdrawn' | 'paidInVain', (number: string) => string>,
  unconfirmed: (number: string) => `Заказ № ${number} отменён: его не подтвердили`,
  partPaid: (number: string) => `Пришла часть оплаты: заказ № ${number}`,
  part: (sum: string, total: string) => `${sum} из ${total}`,
  order: (sum: string, shop: string) => `${sum} · ${shop}`,
  giveBack: (order: string) => `Верните деньги: ${order}`,
  signedIn: {
    title: 'Новый вход в кабинет',
    body: (shop: string, how: string) => `${shop}: ${how}. Если это не вы, смените пароль: «Настройки», «Аккаунт».`,
  },
  reverted: 'Магазин поправил то, о чём сообщил раньше. Как с заказом на самом деле, видно на его странице.',
  test: { title: 'Уведомления работают', body: (shop: string) => `Сюда придут новости магазина «${shop}».` },
};
