export const texts = {
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
  givenDatabaseFails: (why: string) => `База данных из DATABASE_URL не отвечает: ${why}. Проверьте адрес и пароль.`,
  databaseSilent: (milliseconds: number) =>
    `База данных не отвечает ${Math.round(milliseconds / 1000)} с, останавливаю и запускаю снова.`,
  databaseCrashed: 'База данных остановилась, запускаю снова.',
};
