/** What a person reads: in the pages that the BFF makes itself, and when a setting keeps it from starting. */
export const texts = {
  office: (brand: string) => `${brand}: кабинет`,
  title: (brand: string) => `${brand}: свой магазин за десять минут`,
  withoutScript: 'Чтобы открыть эту страницу, включите JavaScript в настройках браузера.',
  /** Instead of a page that could not be rendered, where no script does it. */
  notRendered: 'Страница задержалась. Она обновится сама через несколько секунд.',
  /** Beside a page whose scripts are late. */
  late: {
    late: 'Страница загрузилась не вся. Заказать можно, но работает пока не всё.',
    /** Where there is nothing to read meanwhile. */
    alone: {
      late: 'Страница долго загружается. Проверьте интернет.',
      failed: 'Страница не загрузилась. Проверьте интернет и попробуйте ещё раз.',
    },
    kept: 'Страница ещё загружается. Всё, что вы нажали и написали, сделаем сразу после этого.',
    failed: 'Часть страницы не загрузилась. Заказать можно, но работает не всё.',
    retry: 'Попробовать ещё раз',
    close: 'Закрыть',
  },
  noSuchRelease: (release: string) =>
    `Выпуска «${release}» на этой платформе нет. Выпуск называют так: mf-orders@1.0.0-0123abcd.`,
  /** In a product feed: the category of products that are in none, and what differs between offers of one product. */
  feed: { otherCategory: 'Товары', size: 'Размер' },
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
  /** On pages that answer forms. */
  toShop: 'В магазин',
  /** Instead of what a form leads to; beside a button that sends it again as it was. */
  formAgain: {
    429: {
      title: 'Подождите немного',
      sentence: 'Запросов слишком много. Всё, что вы написали, сохранено на этой странице.',
      again: 'Отправить ещё раз',
    },
    503: {
      title: 'Не получилось',
      sentence:
        'Магазин сейчас не отвечает. Всё, что вы написали, сохранено на этой странице: отправьте ещё раз, второго заказа не будет.',
      again: 'Отправить ещё раз',
    },
  },
  /** What became of a form in which somebody asks to be told that a product is there again. */
  awaited: {
    waiting: {
      title: 'Готово',
      sentence: 'Как только товар появится, придёт одно письмо.',
      back: 'Вернуться к товару',
    },
    there: { title: 'Товар уже есть', sentence: 'Его можно заказать прямо сейчас.', back: 'Открыть товар' },
    wrong: {
      title: 'Не получилось записать',
      sentence:
        'Укажите почту, как anna@mail.ru, выберите размер и отметьте согласие на обработку персональных данных.',
      back: 'Вернуться и исправить',
    },
  },
  starting: 'Магазин запускается. Страница обновится сама через несколько секунд.',
  settings: {
    missingOrigin: (name: string) => `Не задана настройка ${name}: адрес бренда, например https://shop.example.`,
    registryKey: 'открытый ключ Ed25519, 32 байта в base64url',
    missingRegistryKeys:
      'Не задана настройка REGISTRY_KEYS: открытый ключ реестра, которым подписаны выпуски. Его печатает npm run remote -- registry-key.',
  },
  start: {
    portTaken: (port: number) => `Порт ${port} занят другой программой, задайте другой в PORT.`,
    cannotListen: (place: string, why: string) => `Не удалось открыть ${place}: ${why}.`,
  },
};
