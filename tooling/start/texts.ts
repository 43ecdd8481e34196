export const texts = {
  noTeam: (output: string) => `Не удалось завести команду этой платформы: ${output.trim()}`,
  steps: {
    build: 'Сборка приложений',
    database: 'База данных',
    sandbox: 'Песочница провайдеров',
    services: 'Сервисы и миграции',
    apart: 'Сервисы в отдельном процессе',
    worker: 'Фоновая работа',
    bff: 'Веб-сервер',
    publish: 'Первые выпуски',
    seed: 'Демонстрационные магазины',
  },
  total: (seconds: string) => `Запущено за ${seconds} с. Остановить: Ctrl-C`,
  address: (url: string) => `\nПлатформа:       ${url}`,
  mailFrom: 'Магазины <shop@example.ru>',
  sandbox: (url: string) => `Песочница:       ${url} — оплата, сообщения и сбои без настоящих провайдеров`,
  demoShop: (title: string, url: string) => `\n«${title}»\n  магазин        ${url}`,
  demoSignIn: (url: string, email: string, password: string) =>
    `  кабинет        ${url} — ${email}, пароль ${password}`,
  demoStaff: (url: string, email: string, password: string, key: string, code: string) =>
    [
      `\nСотрудник:       ${url} — ${email}, пароль ${password}`,
      `  код            сейчас ${code}; новый покажет npm run staff-code, каждый подходит один раз`,
      `  или ключ       ${key} — для приложения с кодами\n`,
    ].join('\n'),
  nothingToReset: (folder: string) => `Папки данных ${folder} нет, очищать нечего.`,
  notOurs: (folder: string) =>
    `В папке ${folder} нет данных платформы, поэтому она не очищена. Проверьте B2B_DATA_DIR.`,
  reset: (folder: string) => `Папка данных ${folder} очищена, база данных удалена.`,
  noSuchProcess: (name: string) =>
    `Процесса «${name}» нет. Есть: provider-sandbox, upstream-services, upstream-apart, upstream-worker, bff-express.`,
  notRunning: (folder: string) => `Платформа с данными в ${folder} не работает. Запустите её: npm start`,
  missingOrigin: (name: string) =>
    `Не задана настройка ${name}: адрес бренда, например https://shop.example. На нём строятся ссылки в письмах и на сайте.`,
  missingSmtp:
    'Не задана настройка SMTP_URL: адрес почтового сервера, smtp://… или smtps://…. Без него не уйдёт ни одно письмо.',
  stopping: 'Останавливаю…',
  stopped: 'Остановлено.',
  portTaken: (port: number) =>
    `Порт ${port} занят другой программой. Освободите его или выберите другой: PORT=${port + 1} npm start`,
  runsStill: (origin: string) => `Платформа работает (${origin}/b2b/). Сначала остановите её клавишами Ctrl-C.`,
  notStarted: 'не запустился',
  crashed: (name: string, why: string, pause: number, log: string) =>
    `${name} остановился (${why}), перезапуск ${pause === 0 ? 'сразу' : `через ${(pause / 1000).toLocaleString('ru-RU')} с`}; журнал: ${log}`,
  silent: (name: string, milliseconds: number) =>
    `${name} не отвечает ${Math.round(milliseconds / 1000)} с, останавливаю и запускаю снова.`,
  tooBig: (name: string, bytes: number) =>
    `${name} занял ${Math.round(bytes / 2 ** 20)} МБ памяти, больше разрешённого; перезапускаю.`,
  notReady: (name: string, why: string, log: string) => `${name} не запустился: ${why}. Журнал: ${log}`,
  withoutDemo: (why: string) => `${why}. Платформа работает без них; при следующем запуске попробую ещё раз.`,
};
