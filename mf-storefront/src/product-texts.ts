/** What a shopper reads on a product's page. */
export const productTexts = {
  crumbs: 'Вы здесь',
  failed: 'Товар не загрузился',
  missing: { title: 'Такого товара нет', text: 'Возможно, в ссылке опечатка или его убрали с витрины.' },
  gone: { title: 'Этого товара больше нет', text: 'Магазин больше его не продаёт. Посмотрите другие.' },
  toCatalogue: 'Смотреть каталог',
  size: 'Размер',
  sizeMissing: 'Выберите размер',
  add: 'Добавить',
  checkout: 'Оформить',
  quantity: (title: string) => `Количество: ${title}`,
  sizeChosen: (size: string) => `Размер ${size}`,
  added: 'Добавлено в корзину',
  question: 'Есть вопрос? Поможем выбрать',
  others: 'Другие товары',
};
