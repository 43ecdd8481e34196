/** Texts that only pushes have. */
export const texts = {
  reverted: 'Магазин поправил то, о чём сообщил раньше. Как с заказом на самом деле, видно на его странице.',
  test: { title: 'Уведомления работают', body: (shop: string) => `Сюда придут новости магазина «${shop}».` },
};
