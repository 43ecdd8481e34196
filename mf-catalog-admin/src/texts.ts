export const texts = {
  title: 'Товары',
  empty: 'Товаров пока нет',
  failed: 'Не удалось показать товары',
};
