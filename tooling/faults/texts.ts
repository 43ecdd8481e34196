/** What `npm run test:faults` says to a person, in Russian. */
export const texts = {
  scenario: (title: string) => `\n${title}`,
  unknown: (name: string, known: readonly string[]) => `Нет сценария ${name}. Есть: ${known.join(', ')}.`,
  figure: (name: string, value: string) => `  ${name}: ${value}`,
  broken: (why: string) => `  ✗ ${why}`,
  held: '  ✓ выдержано',
  kills: {
    title: (kills: number, orders: number) => `kill -9 каждого процесса по ${kills} раз за ${orders} заказов`,
    orders: 'заказов принято',
    retries: 'повторов запроса покупателями',
    longest: (name: string) => `самое долгое восстановление после kill ${name}, с`,
    median: (name: string) => `обычное восстановление после kill ${name}, с`,
    lost: (count: number) => `потеряно принятых заказов: ${count}`,
    doubled: (count: number) => `лишних заказов: ${count}`,
    half: (count: number) => `заказов без товаров, слов для поиска или с другой суммой: ${count}`,
    slow: (name: string, seconds: string) => `${name} восстанавливался ${seconds} с, а должен меньше 10`,
    mails: (missing: number) => `не пришло писем: ${missing}`,
  },
  notBack: (name: string) => `${name} не восстановился за минуту`,
  orderNotTaken: (why: string) => `заказ не удалось оформить за две минуты: ${why}`,
};
