const times = new Intl.PluralRules('ru');
const counted = (count: number, one: string, few: string, many: string): string =>
  `${count} ${{ one, few }[times.select(count) as 'one' | 'few'] ?? many}`;

export const texts = {
  start: {
    production:
      'Песочница провайдеров не запускается в production: она делает вид, что деньги заплачены. Для проверки задайте STAGE=demo или STAGE=testing.',
    portTaken: (port: number, smtpPort: number) =>
      `Порт ${port} или ${smtpPort} для песочницы провайдеров занят. Выберите другие: SANDBOX_PORT, SANDBOX_SMTP_PORT.`,
  },
  home: {
    title: 'Песочница провайдеров',
    about: 'Внешние сервисы, сыгранные на этом компьютере: деньги не списываются, письма и сообщения никуда не уходят.',
    address: 'адрес для сервисов',
  },
  pay: {
    title: 'Оплата заказа',
    method: 'Чем платить',
    methods: { bank_card: 'Банковская карта', sbp: 'СБП' },
    pay: (sum: string) => `Оплатить ${sum}`,
    refuse: 'Отказаться',
    back: 'Вернуться в магазин',
    shop: (id: string) => `Магазин ${id}`,
    unknown: 'Такого платежа нет',
    sandbox: 'Это проверка: деньги не списываются.',
    states: {
      pending: 'Ждёт оплаты',
      waiting_for_capture: 'Оплачен, деньги зарезервированы',
      succeeded: 'Оплачен',
      canceled: 'Отменён',
    },
  },
  yookassa: {
    title: 'ЮKassa',
    about: 'платежи, возвраты, страница оплаты, уведомления',
    notify: 'Адрес для уведомлений ({shop} — номер магазина)',
    save: 'Сохранить',
    waiting: (count: number) =>
      count === 0
        ? 'Все уведомления доставлены'
        : `Не доставлено: ${counted(count, 'уведомление', 'уведомления', 'уведомлений')}`,
    none: 'Платежей ещё не было.',
    open: 'Страница оплаты',
    expire: 'Срок истёк',
    refund: (sum: string) => `Возврат ${sum}`,
    refundPending: 'в пути',
  },
  chats: {
    noBot: 'Такого бота нет',
    noBots: 'Бот появится здесь, как только обратится к мессенджеру.',
    messages: 'Сообщения',
    none: 'Сообщений ещё нет.',
    edited: '· изменено',
    isBlocked: 'Бот заблокирован.',
    start: 'Начать',
    write: 'Сообщение',
    send: 'Отправить',
    more: 'Ещё',
    openLink: 'Ссылка на бота или то, что в ней после start',
    open: 'Открыть',
    block: 'Заблокировать бота',
    unblock: 'Разблокировать бота',
  },
  mail: {
    title: 'Почта',
    about: 'письма, которые ушли бы покупателям и продавцам',
    none: 'Писем ещё нет.',
    to: (address: string) => `Кому: ${address}`,
    unsubscribe: 'Отписаться:',
  },
  push: {
    title: 'Push',
    about: 'уведомления, которые получили бы телефоны и браузеры',
    none: 'Уведомлений ещё нет.',
    gone: 'Подписки больше нет',
  },
  images: {
    title: 'Картинки и тексты',
    about: 'сервисы, которые рисуют и предлагают тексты',
    how: 'Картинки по умолчанию делает встроенная студия. Чтобы их делал внешний сервис, запустите платформу с этими настройками.',
    triggers:
      'Слова в пожеланиях устраивают сбой: «картинка сломана», «картинка огромна», «недопустимо» (отказ модерации).',
  },
  telegram: { title: 'Telegram', about: 'боты и переписка с ними' },
  max: { title: 'MAX', about: 'боты и переписка с ними' },
  faults: {
    title: 'Сбои',
    about: 'зависания, ошибки, повторы и перестановки по заказу',
    none: 'Всё работает как надо.',
    clear: 'Убрать все сбои',
    add: 'Устроить сбой',
    provider: 'Кто',
    fault: 'Что',
    howOften: 'Сколько раз (пусто — пока не убрать)',
    call: 'Только вызовы, в которых есть',
    ms: 'Миллисекунды для «отвечает медленно»',
    turnOn: 'Включить',
    times: (count?: number) => (count === undefined ? 'пока не убрать' : `ещё ${counted(count, 'раз', 'раза', 'раз')}`),
    providers: {
      yookassa: 'ЮKassa',
      telegram: 'Telegram',
      max: 'MAX',
      smtp: 'Почта',
      push: 'Push',
      images: 'Картинки',
    },
    kinds: {
      hang: 'не отвечает',
      error: 'не делает и отвечает ошибкой',
      'error-after': 'делает, но отвечает ошибкой 500',
      'cut-after': 'делает, но обрывает связь',
      'too-many': 'просит подождать (429)',
      slow: 'отвечает медленно',
      alter: 'отвечает не то, что есть',
      duplicate: 'повторяет уведомления',
      reorder: 'переставляет уведомления',
    },
  },
};
