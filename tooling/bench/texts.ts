/** Everything the benchmark says to a person, in Russian. */
export const texts = {
  steps: {
    build: 'Сборка приложений',
    cold: 'Холодный старт (база и демо-магазины создаются)',
    warm: 'Тёплый старт',
    round: (number: number, count: number) => `Круг ${number} из ${count}`,
  },
  notStarted: (output: string) => `Платформа не запустилась: ${output}`,
  refused: (what: string, status: number) => `«${what}» отвечает ${status}: мерить нечего.`,
  noProduct: 'В демо-магазине нет ни одного опубликованного товара: мерить нечего.',
  list: 'Список товаров',
  checkout: 'Заказ (checkout)',
  loadHead: (callers: number, rounds: number, seconds: number) =>
    `\nЗапросов в секунду: ${callers} одновременных клиентов, медиана ${rounds} кругов по ${seconds} с`,
  loadColumns: ['', 'через BFF', 'голый Node', 'доля', 'p50, мс', 'p99, мс', 'ошибок'],
  startHead: '\nОт команды до первой страницы',
  cold: 'холодный (релизы собраны, данных нет)',
  warm: 'тёплый',
  memoryHead: '\nПамять процессов (PSS), МБ',
  memoryColumns: ['', 'в покое', 'после нагрузки'],
  all: 'всего',
  processes: {
    supervisor: 'команда start',
    'bff-express': 'BFF',
    'upstream-services': 'сервисы',
    postgres: 'PostgreSQL с дочерними',
  } as Record<string, string>,
  noMemory: '\nПамять процессов можно узнать только на Linux.',
};
