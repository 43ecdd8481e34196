export const productsTexts = {
  step: 'Списки товаров у двух магазинов',
  head: (few: number, many: number, calls: number) =>
    `\nТовары продавца: ${many} товаров рядом с ${few}, мс, медиана ${calls} ответов через BFF, по очереди`,
  columns: (few: number, many: number) => ['', String(few), String(many), 'отношение'],
  first: 'Первая страница',
  last: 'Последняя страница',
  hidden: 'Скрытые',
  counts: 'Сколько на витрине',
  category: 'Одна категория',
  categories: 'Категории с числом товаров',
  search: 'Поиск одного',
  common: 'Поиск слова, которое есть у всех',
  noMatch: 'Поиск, которому ничего не подходит',
  one: 'Один товар',
  publish: 'Показать и скрыть',
  move: 'Переставить на соседнее место',
  table: (rows: number, took: string, undo: string) =>
    `  Таблица на ${rows} строк: загрузка ${took} с, отмена ${undo} с`,
};
