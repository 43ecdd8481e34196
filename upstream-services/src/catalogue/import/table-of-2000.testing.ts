import type { ImportProblemCode } from 'shared-contracts';

const faults: [ImportProblemCode, Partial<Record<Column, string>>][] = [
  ['title_missing', { title: ' ' }],
  ['title_long', { title: 'я'.repeat(201) }],
  ['price_missing', { price: '' }],
  ['price_wrong', { price: 'по запросу' }],
  ['price_kopecks', { price: '99,999' }],
  ['price_whole', { price: '99,50' }],
  ['price_range', { price: '-10' }],
  ['price_wrong', { sale: 'скоро' }],
  ['sale_not_higher', { price: '500', sale: '400' }],
  ['sale_not_higher', { price: '500', sale: '500' }],
  ['description_long', { description: 'а'.repeat(10_001) }],
  ['size_long', { sizes: `S | ${'м'.repeat(121)}` }],
  ['size_twice', { sizes: 'S | M | S' }],
  ['category_long', { categories: 'к'.repeat(121) }],
  ['published_wrong', { published: 'может быть' }],
  ['pictures_many', { pictures: 'a.jpg | b.jpg | c.jpg | d.jpg' }],
  ['picture_wrong', { pictures: 'file:///etc/passwd' }],
  ['place_wrong', { place: 'первый' }],
];

const columns = [
  'title',
  'price',
  'sale',
  'description',
  'sizes',
  'categories',
  'published',
  'pictures',
  'place',
] as const;
type Column = (typeof columns)[number];
const names = 'Название;Цена;Старая цена;Описание;Размеры;Категории;На витрине;Картинки;Порядок';

const size = 2000;
const isFaulty = (index: number) => index % 54 === 53;

export const faultyRows = Array.from({ length: size }, (_, index) => index)
  .filter(isFaulty)
  .map((index, number) => ({ line: index + 2, code: faults[number % faults.length]?.[0] as ImportProblemCode }));

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

export function tableOf2000(): string {
  let fault = 0;
  const rows = Array.from({ length: size }, (_, index) => {
    const good: Record<Column, string> = {
      title: `Букет № ${index + 1}`,
      price: `${1000 + index},00`,
      sale: index % 3 ? '' : `${2000 + index}`,
      description: `Собираем утром; "свежий", № ${index + 1}.`,
      sizes: index % 2 ? 'S | M · 25 цветов' : '',
      categories: `Букеты | Раздел ${index % 7}`,
      published: index % 5 ? 'да' : 'нет',
      pictures: '',
      place: '',
    };
    const [, wrong = {}] = isFaulty(index) ? (faults[fault++ % faults.length] ?? []) : [];
    const row = { ...good, ...wrong };
    return columns.map((column) => quoted(row[column])).join(';');
  });
  return `${[names, ...rows].join('\r\n')}\r\n`;
}
