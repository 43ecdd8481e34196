/** What the benchmark says of pages' costs to a person, in Russian. */
export const pageCostsTexts = {
  step: 'Чего стоит страница магазина',
  head: (callers: number) =>
    `\nПроцессорное время одной страницы магазина, мс: ${callers} одновременных посетителя, ответы сжаты, каждый адрес — один раз`,
  home: 'новый магазин',
  product: 'товар',
  search: 'поиск',
  owner: 'владельцу',
  kept: 'готовая',
  rate: 'страниц в секунду',
  pages: 'страниц',
  all: 'всего',
  asked: 'не больше',
  rendering: 'процессы рендеринга',
  notRendered: 'Страница магазина не отрисована сервером: мерить нечего.',
};
