/** Everything the start, test and reset commands say to a person, in Russian. */
export const texts = {
  steps: {
    build: 'Сборка приложений',
    database: 'База данных',
    services: 'Сервисы и миграции',
    worker: 'Фоновая работа',
    bff: 'Веб-сервер',
    seed: 'Демонстрационные магазины',
  },
  stages: {
    types: 'Типы',
    lint: 'Линтер',
    units: 'Модули, экраны и сервисы',
    build: 'Сборка приложений',
    browser: 'Проверки в браузере',
  },
  counts: (passed: number, failed: number) => `  прошло ${passed}, не прошло ${failed}`,
  skipped: (name: string) => `  здесь не проверить: ${name}`,
  slow: (name: string, seconds: number) => `  долго: ${seconds} с — ${name}`,
  testsTook: (seconds: string) => `Всё вместе — ${seconds} с`,
  withoutBrowser: 'Того, что проверяется в браузере, изменения не касаются.',
  late: (minutes: number) => `Этап не закончился за ${minutes} мин и остановлен.`,
  crashedWorker: (file: string) => `Процесс упал на файле ${file} и был запущен заново: это не «прошло».`,
  downloadingBrowser: 'Браузер не найден, скачиваю Chromium.',
  installingBrowser: 'Скачанный Chromium не работает здесь, ставлю пакет chromium.',
  namedBrowserFails: (file: string) =>
    `Браузер из CHROMIUM_PATH (${file}) не запускается. Укажите путь к Chromium или Chrome или уберите переменную.`,
  noBrowser:
    'Для проверок в браузере нужен Chromium или Chrome, а скачать его не удалось. Установите его или укажите путь: CHROMIUM_PATH=/путь/к/chrome npm test',
  inProgress: (title: string) => `… ${title}`,
  done: (title: string, seconds: string) => `✓ ${title} — ${seconds} с`,
  failed: (title: string, seconds: string) => `✗ ${title} — ${seconds} с`,
  total: (seconds: string) => `Запущено за ${seconds} с. Остановить: Ctrl-C`,
  address: (url: string) => `\nПлатформа:       ${url}`,
  demoShop: (title: string, url: string) => `\n«${title}»\n  магазин        ${url}`,
  demoSignIn: (url: string, email: string, password: string) =>
    `  кабинет        ${url} — ${email}, пароль ${password}`,
  demoAdmin: (url: string, email: string, password: string) =>
    `\nАдминистратор:   ${url} — ${email}, пароль ${password}\n`,
  nothingToReset: (folder: string) => `Папки данных ${folder} нет, очищать нечего.`,
  notOurs: (folder: string) =>
    `В папке ${folder} нет данных платформы, поэтому она не очищена. Проверьте B2B_DATA_DIR.`,
  reset: (folder: string) => `Папка данных ${folder} очищена, база данных удалена.`,
  stopping: 'Останавливаю…',
  stopped: 'Остановлено.',
  warning: (line: string) => `! ${line}`,
  portTaken: (port: number) =>
    `Порт ${port} занят другой программой. Освободите его или выберите другой: PORT=${port + 1} npm start`,
  alreadyRuns: (origin: string, pid: number) =>
    `Платформа уже запущена: ${origin}/b2b/ (процесс ${pid}). Остановите её там, где запустили, клавишами Ctrl-C.`,
  runsStill: (origin: string) => `Платформа работает (${origin}/b2b/). Сначала остановите её клавишами Ctrl-C.`,
  notStarted: 'не запустился',
  crashed: (name: string, why: string, pause: number, log: string) =>
    `${name} остановился (${why}), перезапуск ${pause === 0 ? 'сразу' : `через ${(pause / 1000).toLocaleString('ru-RU')} с`}; журнал: ${log}`,
  silent: (name: string, milliseconds: number) =>
    `${name} не отвечает ${Math.round(milliseconds / 1000)} с, останавливаю и запускаю снова.`,
  tooBig: (name: string, bytes: number) =>
    `${name} занял ${Math.round(bytes / 2 ** 20)} МБ памяти, больше разрешённого; перезапускаю.`,
  databaseSilent: (milliseconds: number) =>
    `База данных не отвечает ${Math.round(milliseconds / 1000)} с, останавливаю и запускаю снова.`,
  databaseCrashed: 'База данных остановилась, запускаю снова.',
  notReady: (name: string, why: string, log: string) => `${name} не запустился: ${why}. Журнал: ${log}`,
  scriptFailed: (title: string, why: string, log: string) => `Шаг «${title}» не удался: ${why}. Журнал: ${log}`,
  withoutDemo: (why: string) => `${why}. Платформа работает без них; при следующем запуске попробую ещё раз.`,
  givenDatabaseFails: (why: string) => `База данных из DATABASE_URL не отвечает: ${why}. Проверьте адрес и пароль.`,
  promisesWritten: (file: string) => `Записано: ${file}`,
  promisesStale: 'docs/promises.md не соответствует тестам. Выполните npm run promises и сохраните файл в репозитории.',
  unexpected: (why: string) => `Непредвиденная ошибка: ${why}`,
  diskFull: (folder: string) => `На диске, где лежит ${folder}, закончилось место. Освободите его и повторите команду.`,
  brokenFile: (file: string) =>
    `Файл ${file} повреждён. Верните его из копии или начните с чистыми данными: npm run reset`,
  noPostgresFor: (platform: string) =>
    `Для этой системы (${platform}) нет встроенного PostgreSQL. Выполните npm ci или укажите свой сервер: DATABASE_URL=postgres://… npm start`,
  noUserForPostgres: (name: string) =>
    `PostgreSQL не работает от имени root, а создать для него пользователя ${name} не удалось. Создайте его сами (useradd --system ${name}), запустите команду обычным пользователем или укажите DATABASE_URL.`,
  cannotWrite: (folder: string, why: string) =>
    `Не удалось подготовить папку ${folder}: ${why}. Дайте права на запись, запустите команду обычным пользователем или укажите DATABASE_URL.`,
  userMade: (name: string) => `Создан системный пользователь ${name}: от его имени работает база данных.`,
  databaseOutside: (folder: string, user: string) =>
    `Команда запущена от root, поэтому база данных лежит в ${folder} и работает от имени пользователя ${user}.`,
  databaseAside: (folder: string) =>
    `Пароль от прежней базы данных потерян вместе с папкой данных; база отложена в ${folder}, начинаем с новой.`,
  initdbFailed: (why: string) => `Не удалось создать базу данных: ${why}`,
  databaseBroken: (folder: string) =>
    `Папка базы данных ${folder} повреждена или сделана другой версией PostgreSQL. Верните её из копии или начните заново: npm run reset`,
  databaseDoesNotStart: (folder: string, log: string) =>
    `База данных в ${folder} не запускается, причина записана в ${log}. Верните папку из копии или начните заново: npm run reset`,
};
