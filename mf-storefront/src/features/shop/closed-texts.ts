/** What a shopper reads instead of a shop: most never do. */
export const closedTexts = {
  unknown: {
    title: 'Такого магазина нет',
    text: 'Проверьте адрес: возможно, в ссылке опечатка или магазин закрылся.',
    action: 'На главную',
  },
  stopped: {
    title: 'Магазин временно недоступен',
    text: 'Сейчас он не принимает заказы. Загляните позже.',
    action: 'Проверить ещё раз',
  },
};
