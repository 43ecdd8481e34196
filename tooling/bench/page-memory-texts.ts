/** What the benchmark says of the memory behind pages to a person, in Russian. */
export const pageMemoryTexts = {
  step: 'Память под нагрузкой и первая страница после правки',
  head: (products: number, pages: number) =>
    `\nПамять (PSS), МБ: ${products} товаров с загруженными снимками, под нагрузкой — наибольшая у каждого процесса; потом ещё ${pages} адресов поиска`,
  columns: ['', 'после загрузки снимков', 'под нагрузкой', 'после адресов'],
  rendering: 'процесс рендеринга',
  children: 'дочерние сервисов: снимки и таблицы',
  sum: 'вместе',
  asked: 'не больше',
  apart: 'отдельно',
  keptHead: '\nСтраницы товаров после этих адресов, и после правки продавца',
  kept: (kept: number, all: number) => `остались готовыми: ${kept} из ${all}`,
  afterChange: (first: string, usual: string) =>
    `первое открытие после правки, медиана: ${first} мс; готовая страница: ${usual} мс`,
};
