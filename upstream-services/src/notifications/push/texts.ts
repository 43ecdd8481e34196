/** Texts that only pushes have. Pushes to merchants appear on locked screens: no names, no addresses. */
export const texts = {
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
