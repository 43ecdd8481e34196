/** What is read around a shop's pages by few: its owner before it is published, whoever comes by a promo code's link or has no working scripts. */
export const texts = {
  preview: {
    title: 'Так магазин увидят покупатели',
    text: 'Он ещё не опубликован: его видите только вы, и заказать в нём пока нельзя.',
    action: 'Опубликовать',
  },
  promo: { label: 'Промокод', kept: (code: string) => `Промокод ${code} применится в корзине` },
  missing: {
    title: 'Такой страницы нет',
    text: 'Возможно, в ссылке опечатка. Магазин на месте.',
    action: 'Смотреть каталог',
  },
  needsScripts: { again: 'Попробовать ещё раз', toShop: 'В магазин' },
};
