import type { ImportField } from './product-import.ts';

export const importColumnTitles: Readonly<Record<ImportField, string>> = {
  id: 'Номер товара',
  title: 'Название',
  price: 'Цена',
  sale: 'Старая цена',
  description: 'Описание',
  sizes: 'Размеры',
  categories: 'Категории',
  published: 'На витрине',
  pictures: 'Картинки',
  place: 'Порядок',
  stock: 'Наличие',
  new_stock: 'Новое наличие',
};
