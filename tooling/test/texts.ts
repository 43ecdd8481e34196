export const texts = {
  checkWhat: 'Что проверить? Назовите пакеты: npm run check -- mf-orders',
  checked: (names: readonly string[]) => `${names.join(', ')}: всё в порядке`,
  checkFailed: (names: readonly string[], scripts: readonly string[]) =>
    `${names.join(', ')}: не прошло — ${scripts.join(', ')}`,
  stages: {
    types: 'Типы',
    lint: 'Линтер',
    units: 'Модули, экраны и сервисы',
    build: 'Сборка приложений',
    workbench: 'Сборка стенда',
    browser: 'Проверки в браузере',
  },
  counts: (passed: number, failed: number) => `прошло ${passed}, не прошло ${failed}`,
  processor: (seconds: number, machine: number) =>
    `процессор ${Math.round(seconds)} с, вся машина ${Math.round(machine)} с`,
  skipped: (name: string) => `  здесь не проверить: ${name}`,
  slow: (name: string, seconds: number) => `  долго: ${seconds} с — ${name}`,
  again: (stage: string, round: number) => `${stage}: что не прошло, запуск ${round}`,
  tooManyToRepeat: (failed: number) => `Сразу не прошло ${failed}: это не случайность, ещё раз не запускаю.`,
  flaky: ({ title, message = '', load }: { title: string; message?: string; load: number }) =>
    `  flaky: прошло не сразу — ${title} (нагрузка ${load.toFixed(1)}): ${message}`,
  failed: ({ title, message = '' }: { title: string; message?: string }) => `  не прошло: ${title}: ${message}`,
  testsTook: (seconds: string) => `Всё вместе — ${seconds} с`,
  withoutBrowser: 'Того, что проверяется в браузере, изменения не касаются.',
  late: 'Время всей проверки вышло, и этап остановлен.',
  silent: 'Этап давно ничего не печатал и остановлен.',
  unfinished: (files: readonly string[]) => `Не закончились: ${files.join(', ')}`,
  leftBehind: (command: string) => `Остался и был остановлен процесс: ${command}`,
  downloadingBrowser: 'Браузер не найден, скачиваю Chromium.',
  installingBrowser: 'Браузер не найден, ставлю пакет chromium-headless-shell.',
  namedBrowserFails: (file: string) =>
    `Браузер из CHROMIUM_PATH (${file}) не запускается. Укажите путь к Chromium или Chrome или уберите переменную.`,
  noBrowser:
    'Для проверок в браузере нужен Chromium или Chrome, а скачать его не удалось. Установите его или укажите путь: CHROMIUM_PATH=/путь/к/chrome npm test',
  stale: (file: string) =>
    `  ${file} не соответствует исходникам. Выполните npm run docs и сохраните файл в репозитории.`,
};
