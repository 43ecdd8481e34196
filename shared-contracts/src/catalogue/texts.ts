import type { ImportField } from './product-import.ts';

/** Titles of a table's columns: an export writes them, an import knows them, and screens say them. */
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
