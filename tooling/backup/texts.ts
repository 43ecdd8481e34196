export const texts = {
  steps: {
    backup: 'Резервная копия',
    beforeMigration: 'Копия перед обновлением базы данных',
    database: 'Копия базы данных',
    pictures: 'Копия картинок',
    check: 'Проверка копии',
    restoreDatabase: 'База данных из копии',
    restorePictures: 'Картинки из копии',
  },
  saved: (id: string, where: string, size: string, pictures: number) =>
    `Копия ${id} сохранена: ${where}, ${size}, картинок в ней: ${pictures}.`,
  notEncrypted:
    'Копия не зашифрована и не содержит ключа, которым зашифрованы секреты платежей. Задайте BACKUP_KEY (openssl rand -base64 32), чтобы сохранялось всё.',
  pruned: (count: number) => `Удалено старых копий: ${count}.`,
  restored: (id: string, mark: string) => `Восстановлено из копии ${id}: всё, что было сделано до ${mark}.`,
  withoutKey:
    'В копии нет ключа, которым зашифрованы секреты платежей: верните прежний SECRET_KEY или введите эти секреты заново.',
  list: (id: string, mark: string, encrypted: boolean) => `${id}  до ${mark}${encrypted ? '  зашифрована' : ''}`,
  every: 'например, 30m, 6h или 1d',
  badTime: (value: string) =>
    `--at ${value} — не время. Напишите, например, так: npm run restore -- --at 2026-01-31T12:00:00+03:00`,
  badArgument: (value: string) =>
    `Непонятный параметр ${value}. Можно: --list, --id <копия>, --at <время>, без параметров — последняя копия.`,
  noBackups: (where: string) => `В ${where} нет ни одной целой копии.`,
  noSuchBackup: (id: string, where: string) => `Копии ${id} в ${where} нет. Какие есть: npm run restore -- --list`,
  noneBefore: (time: string) => `Копии, сделанной до ${time}, нет. Какие есть: npm run restore -- --list`,
  needsKey: 'Копия зашифрована. Задайте ключ, которым её шифровали: BACKUP_KEY=… npm run restore',
  wrongKey: 'Ключ BACKUP_KEY не подходит к этой копии или она повреждена. Ничего не изменено.',
  damaged: (path: string) => `Файл ${path} копии повреждён. Ничего не изменено.`,
  newerFormat: 'Копия сделана более новой версией платформы. Обновите её и повторите.',
  otherPostgres: (theirs: string, ours: string) =>
    `Копия сделана в PostgreSQL ${theirs}, а здесь PostgreSQL ${ours}. Восстановите её прежней версией платформы.`,
  notEmpty: (folder: string) =>
    `Восстановить можно только в пустую папку, а в ${folder} уже есть данные. Выберите другую (B2B_DATA_DIR) или удалите их: npm run reset`,
  databaseNotEmpty: 'Восстановить можно только в пустую базу данных, а в базе из DATABASE_URL уже есть таблицы.',
  otherKind: {
    cluster: 'Это копия встроенной базы данных: уберите DATABASE_URL, чтобы восстановить её.',
    rows: 'Это копия базы из DATABASE_URL: задайте DATABASE_URL пустой базы, чтобы восстановить её.',
  },
  halfRestored: (folder: string) =>
    `Восстановление в ${folder} не было закончено. Повторите npm run restore или удалите начатое: npm run reset`,
  alreadyRuns: 'Другая копия делается прямо сейчас. Дождитесь её окончания.',
  sameBucket: (bucket: string) =>
    `Копии не хранят вместе с картинками: в ${bucket} каждая копировала бы и все прежние. Задайте другое хранилище: BACKUP_S3_BUCKET.`,
  oldSettings: 'База данных запущена прежней версией платформы. Перезапустите платформу, и копия получится.',
  recoveryFailed: (why: string) => `База данных из копии не запустилась: ${why}. Ничего не изменено.`,
  noDatabaseYet: (folder: string) => `В ${folder} ещё нет данных, копировать нечего.`,
  notBeforeMigration: (why: string) =>
    `${why}. База данных не обновлена: без копии это опасно. Устраните причину или откажитесь от копии: BACKUP_BEFORE_MIGRATION=off npm start`,
  storeFails: (where: string, why: string) => `Хранилище копий ${where} не отвечает: ${why}`,
  wrongRows: (table: string) => `Из копии пришло не столько строк таблицы ${table}, сколько в ней записано.`,
};
