export const ordersTexts = {
  step: 'Списки заказов у двух магазинов',
  head: (few: number, many: number, calls: number) =>
    `\nЗаказы продавца: ${many} заказов рядом со ${few}, мс, медиана ${calls} ответов через BFF, по очереди`,
  columns: (few: number, many: number) => ['', String(few), String(many), 'отношение'],
  active: 'Активные, первая страница',
  all: 'Все, первая страница',
  middle: 'Все, средняя страница',
  last: 'Все, последняя страница',
  status: 'Выполненные, первая страница',
  number: 'Поиск по номеру',
  phone: 'Поиск по телефону',
  name: 'Поиск по имени',
  nameInStatus: 'Поиск по имени среди выполненных',
  noMatch: 'Поиск, которому ничего не подходит',
  order: 'Один заказ',
  sums: 'Суммы за 30 дней',
};
