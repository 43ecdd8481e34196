import { isolated, type OrderStatus, type TransferType } from 'shared-contracts';

/** What a shopper reads of an order that was placed. */
export const orderTexts = {
  title: (number: string) => `Заказ №\u00a0${number}`,
  thanks: 'Спасибо, заказ оформлен.',
  unconfirmed: {
    badge: 'Ждёт вашего подтверждения',
    text: 'Магазин оформил этот заказ для вас: проверьте и подтвердите.',
    again: 'Магазин изменил заказ, и он подорожал: проверьте и подтвердите снова.',
  },
  next: {
    pay: 'Дальше — оплата, реквизиты ниже.',
    card: 'Дальше — оплата: картой или через СБП.',
    rest: 'Осталось доплатить доставку, реквизиты ниже.',
    more: 'Осталось доплатить, реквизиты ниже.',
    price: 'Дальше продавец посчитает доставку, и здесь появится окончательная сумма.',
    confirm: 'Дальше продавец подтвердит заказ, и состояние здесь изменится.',
  },
  placed: (time: string) => `Оформлен ${time}. Сохраните ссылку на эту страницу: здесь всё о вашем заказе.`,
  copyLink: 'Скопировать ссылку',
  canceledBy: { shopper: 'вы отменили', merchant: 'отменил магазин' } as Record<string, string>,
  money: {
    reported: (sum: string) => ['вы сообщили об оплате', sum].filter(Boolean).join(' '),
    withdrawn: 'вы сообщили, что ещё не оплатили',
    edited: (sum: string) => `магазин изменил заказ, теперь он стоит ${sum}`,
    confirmed: 'вы подтвердили заказ',
    came: (sum: string) => `продавец получил доплату ${sum}`,
    returned: (sum: string) => `магазин вернул ${sum}`,
    unmarked: 'продавец снял отметку об оплате',
    reverted: (status: string) => `магазин вернул заказ в состояние «${status}»`,
    states: {
      pending: 'ждём оплату',
      waiting_for_capture: 'оплата проверяется',
      succeeded: 'продавец получил деньги',
      canceled: 'оплата отменена',
      refunded: 'деньги возвращены',
    } as Record<string, string>,
  },
  /** What becomes of the money that was said to be transferred for an order that is canceled. */
  moneyBack: {
    reported: (sum: string) =>
      `Вы сообщили об оплате ${sum} до отмены. Магазин должен проверить перевод и вернуть деньги. Свяжитесь с ним, если этого не произошло.`,
    received: 'Магазин получил деньги и должен их вернуть. Свяжитесь с ним, если этого не произошло.',
  },
  canceledBecause: (reason: string) => `Причина: ${isolated(reason)}`,
  canceled: 'Заказ отменён. Если это ошибка, свяжитесь с магазином или оформите новый.',
  failed: 'Заказ не загрузился',
  stale: 'Не получилось обновить состояние. Показываем то, что знали раньше, и пробуем ещё.',
  missing: { title: 'Такого заказа нет', text: 'Проверьте ссылку: возможно, она скопирована не целиком.' },
  stateLabel: 'Состояние заказа',
  /** As the merchant has them in the office. */
  statuses: {
    created: 'Новый, ждёт подтверждения',
    accepted: 'Принят',
    assembling: 'Собирается',
    delivering: 'В пути',
    completed: 'Выполнен',
    canceled: 'Отменён',
  } satisfies Record<OrderStatus, string>,
  /** In place of 'В пути', where the shopper comes for it. */
  readyForPickup: 'Готов к выдаче',
  pay: {
    title: 'Как оплатить',
    titleReported: 'Оплата переводом',
    text: 'Переведите точную сумму по реквизитам, потом нажмите «Я оплатил».',
    textBefore: 'Если платите за товары сейчас: переведите эту сумму по реквизитам, потом нажмите «Я оплатил».',
    sum: 'Сумма',
    sumBefore: 'Сумма без доставки',
    holder: 'Получатель',
    to: (holder: string) => `Получатель: ${isolated(holder)}`,
    /** Folded once the transfer is said to be made. */
    details: { show: 'Показать реквизиты', hide: 'Скрыть реквизиты' },
    deliveryApart: 'Доставка рассчитывается отдельно: продавец сообщит её стоимость.',
    waitForSum: {
      title: 'Сумма пока не окончательная',
      text: 'Продавец добавит стоимость доставки. Лучше дождитесь итога на этой странице и переведите всё сразу. Или оплатите товары сейчас, а доставку отдельно.',
    },
    rest: {
      title: (sum: string) => `Осталось оплатить ${sum}`,
      text: (paid: string, time: string) =>
        `Вы сообщили об оплате ${paid}: ${time}. После этого продавец назвал стоимость доставки. Уже переведённое платить ещё раз не нужно.`,
      textEdited: (paid: string) =>
        `Оплачено ${paid}, потом магазин изменил заказ. Уже переведённое платить ещё раз не нужно.`,
      textEditedReported: (paid: string) =>
        `Вы сообщили об оплате ${paid}, продавец её проверяет. Потом магазин изменил заказ. Уже переведённое платить ещё раз не нужно.`,
      sum: 'Осталось',
    },
    none: 'Реквизиты пришлёт продавец. Он свяжется с вами.',
    linkOpen: (bank: string) => ['Оплатить через СБП', bank].filter(Boolean).join(', '),
    linkCode: { text: 'Наведите на код камеру телефона: откроется приложение банка.', label: 'QR-код ссылки банка' },
    /** Folded on a phone, which cannot read its own screen. */
    code: { show: 'Показать QR-код', hide: 'Скрыть QR-код' },
    purpose: 'Назначение платежа',
    bank: 'Банк',
    bic: 'БИК',
    correspondent: 'Корр. счёт',
    qr: {
      text: 'Счёт и сумма заполнятся сами. Наведите на код камеру в приложении банка.',
      textPhone: 'Счёт и сумма заполнятся сами. Сохраните картинку и выберите её в приложении банка.',
      label: (number: string) => `QR-код для оплаты заказа № ${number}`,
      file: (number: string) => `oplata-zakaza-${number}`,
      purpose: (number: string) => `Оплата заказа № ${number}`,
    },
    report: 'Я оплатил',
    checked: 'Продавец проверяет оплату',
    reported: (time: string) =>
      `Вы сообщили об оплате ${time}. Продавец проверит перевод, и состояние здесь изменится.`,
    withdraw: 'Я ещё не оплатил',
    screenshot: {
      text: 'Можно приложить скриншот перевода: так продавец найдёт его быстрее. Увидит только он, через 30 дней удалим.',
      there: 'Скриншот перевода у продавца. Видит только он, через 30 дней удалим.',
      attach: 'Приложить скриншот',
      change: 'Заменить скриншот',
      tooLarge: 'Скриншот больше 10 МБ',
    },
    due: 'к оплате',
    /** Ways to transfer, each above its details. */
    ways: { card: 'На карту', phone: 'По номеру телефона', sbp_link: 'Через СБП', account: 'На счёт' } satisfies Record<
      TransferType,
      string
    >,
    types: {
      card: 'Номер карты',
      phone: 'Телефон',
      sbp_link: 'Ссылка на оплату',
      account: 'Расчётный счёт',
    } satisfies Record<TransferType, string>,
  },
  onReceipt: {
    title: 'Оплата при получении',
    text: (ways: string) =>
      ways ? `Оплатите заказ, когда получите его: ${ways}.` : 'Оплатите заказ, когда получите его.',
    sum: 'К оплате',
    sumBefore: 'Без доставки',
    notFinal: 'Продавец посчитает доставку, и здесь появится окончательная сумма.',
  },
  goods: 'Товары',
  photo: { title: 'Фото вашего заказа', alt: 'Ваш заказ, собранный магазином' },
  delivery: 'Доставка',
  facts: {
    method: 'Способ',
    address: 'Адрес',
    date: 'Когда',
    name: 'Заказчик',
    phone: 'Телефон',
    email: 'Почта',
    contactMethod: 'Связь с вами',
    recipient: 'Получатель',
    gift: 'Подарок',
    doNotCall: 'получателю не звонить',
    anonymous: 'не говорить, от кого',
    cardText: 'Текст открытки',
    comment: 'Комментарий',
    masked: 'Личные данные показаны не полностью: ссылку на заказ можно переслать.',
    hidden: 'Передали продавцу',
  },
  contacts: 'Связь с магазином',
  unkept: 'Браузер не даёт запомнить заказ: сохраните адрес этой страницы, чтобы вернуться к нему.',
  toCatalogue: 'Смотреть каталог',
  cancel: 'Отменить заказ',
  confirmCancel: {
    title: 'Отменить заказ?',
    text: 'Магазин увидит, что заказ больше не нужен. Снова открыть его нельзя, но можно оформить новый.',
    textPaid: (sum: string) =>
      `Вы сообщили об оплате ${sum}. Магазин увидит отмену; о возврате денег договоритесь с ним: контакты останутся на этой странице.`,
    /** Of a card, by the state of its money. */
    textByCard: {
      waiting_for_capture: 'Магазин увидит отмену, а зарезервированные деньги банк вернёт на карту.',
      succeeded:
        'Заказ оплачен. Магазин увидит отмену; о возврате денег договоритесь с ним: контакты останутся на этой странице.',
    } as Record<string, string>,
    yes: 'Отменить заказ',
    no: 'Не отменять',
  },
  canceledToast: 'Заказ отменён',
  /** What did not work, above why. */
  notDone: {
    report: 'Оплата не отмечена',
    withdraw: 'Отметка об оплате осталась',
    attach: 'Скриншот не отправлен',
    letters: 'Письма остались как были',
    confirm: 'Заказ не подтверждён',
    cancel: 'Заказ не отменён',
  },
  mine: {
    withoutScripts: {
      title: 'Список не открылся',
      text: 'Он хранится в этом браузере, а скрипты страницы не загрузились. Заказ можно открыть и по его ссылке.',
    },
    title: 'Мои заказы',
    text: 'Заказы в этом магазине, оформленные на этом устройстве.',
    empty: {
      title: 'Заказов пока нет',
      text: 'Здесь появятся заказы, которые вы оформите на этом устройстве.',
      action: 'Смотреть каталог',
    },
    from: (date: string) => `от ${date}`,
    unknown: 'Состояние не загрузилось',
    forget: (number: string) => `Убрать из списка заказ № ${number}`,
    forgotten: 'Убрано из списка',
    forgottenText: 'Сам заказ остался: его страница открывается по ссылке.',
    back: 'Вернуть',
  },
  remembered: (number: string, date: string) => `Заказ №\u00a0${number} от\u00a0${date}`,
};
