/** What a person reads: in the pages that the BFF makes itself, and when a setting keeps it from starting. */
export const texts = {
  office: (brand: string) => `${brand}: кабинет`,
  title: (brand: string) => `${brand}: свой магазин за десять минут`,
  withoutScript: 'Чтобы открыть эту страницу, включите JavaScript в настройках браузера.',
  /** Beside a page whose scripts are late. */
  late: {
    late: 'Страница загрузилась не до конца: читать можно, а кнопки пока не работают.',
    /** Where there is nothing to read meanwhile. */
    alone: {
      late: 'Страница долго загружается. Проверьте интернет.',
      failed: 'Страница не загрузилась. Проверьте интернет и попробуйте ещё раз.',
    },
    kept: 'Страница ещё загружается. Всё, что вы нажали и написали, сделаем сразу после этого.',
    failed: 'Часть страницы не загрузилась: читать можно, а кнопки могут не работать.',
    retry: 'Попробовать ещё раз',
  },
  /** A product feed's category for products that are in none. */
  feed: { otherCategory: 'Товары' },
  busy: {
    429: {
      title: 'Слишком много обращений',
      sentence: 'Сейчас этот магазин открывают очень часто. Страница обновится сама через несколько секунд.',
      again: 'Обновить сейчас',
    },
    503: {
      title: 'Скоро вернёмся',
      sentence: 'Страница ненадолго недоступна. Мы уже чиним и откроем её, как только получится: она обновится сама.',
      again: 'Обновить сейчас',
    },
  },
  starting: 'Магазин запускается. Страница обновится сама через несколько секунд.',
  settings: {
    missingOrigin: (name: string) => `Не задана настройка ${name}: адрес бренда, например https://shop.example.`,
    devRemote: 'имя и адрес вида mf-orders=http://localhost:3201/remoteEntry.js',
    notInProduction: (name: string) =>
      `Настройка ${name} запрещена при STAGE=production: уберите её или смените STAGE.`,
  },
  start: {
    portTaken: (port: number) => `Порт ${port} занят другой программой, задайте другой в PORT.`,
    cannotListen: (place: string, why: string) => `Не удалось открыть ${place}: ${why}.`,
  },
};
