import { cleanText, type ImportField, importColumnTitles, importFields } from 'shared-contracts';

const aliases: Readonly<Record<ImportField, readonly string[]>> = {
  id: ['id', 'product_id', 'ид', 'идентификатор', 'номер'],
  title: ['наименование', 'товар', 'имя', 'title', 'name', 'product', 'название товара', 'наименование товара'],
  price: ['price', 'стоимость', 'цена продажи', 'цена, руб.', 'цена, ₽', 'цена руб', 'розничная цена'],
  sale: ['old_price', 'old price', 'compare at price', 'цена без скидки', 'цена до скидки', 'oldprice'],
  description: ['description', 'текст', 'описание товара', 'body (html)', 'полное описание'],
  sizes: ['размер', 'size', 'sizes', 'варианты', 'размерный ряд'],
  categories: ['категория', 'раздел', 'группа', 'category', 'categories', 'размещение на сайте'],
  published: ['опубликован', 'published', 'видимость', 'показывать', 'видимость на витрине', 'витрина'],
  pictures: ['фото', 'фотографии', 'изображения', 'изображение', 'картинка', 'images', 'image', 'picture', 'pictures'],
  place: ['место', 'позиция', 'сортировка', 'position', 'order', 'sort'],
  stock: ['сейчас в наличии'],
  new_stock: ['остаток', 'остатки', 'количество', 'количество на складе', 'в наличии', 'stock', 'quantity', 'qty'],
};

const normalizeName = (name: string): string => cleanText(name).toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ');

const fieldsByName = new Map(
  importFields.flatMap((field) =>
    [importColumnTitles[field], ...aliases[field]].map((name) => [normalizeName(name), field] as const),
  ),
);

export const knownColumns = (names: readonly string[]): number =>
  names.filter((name) => fieldsByName.has(normalizeName(name))).length;

export function guessColumns(names: readonly string[]): (ImportField | null)[] {
  const taken = new Set<ImportField>();
  return names.map((name) => {
    const field = fieldsByName.get(normalizeName(name));
    if (!field || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}
