import type { OrderStatus, TransferType } from 'shared-contracts';

/** What a shopper reads of an order that was placed. */
export const orderTexts = {
  title: (number: string) => `Заказ № ${number}`,
  thanks: 'Спасибо, заказ оформлен.',
  next: {
    pay: 'Дальше — оплата, реквизиты ниже.',
    rest: 'Осталось доплатить доставку, реквизиты ниже.',
    price: 'Дальше продавец посчитает доставку, и здесь появится окончательная сумма.',
    confirm: 'Дальше продавец подтвердит заказ, и состояние здесь изменится.',
  },
  placed: (time: string) => `Оформлен ${time}. Сохраните ссылку на эту страницу: здесь всё о вашем заказе.`,
  canceledBy: { shopper: 'вы отменили', merchant: 'отменил магазин' } as Record<string, string>,
  money: {
    reported: (sum: string) => ['вы сообщили об оплате', sum].filter(Boolean).join(' '),
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
    text: 'Переведите точную сумму по реквизитам, потом нажмите «Я оплатил».',
    textBefore: 'Если платите за товары сейчас: переведите эту сумму по реквизитам, потом нажмите «Я оплатил».',
    sum: 'Сумма',
    sumBefore: 'Сумма без доставки',
    holder: 'Получатель',
    deliveryApart: 'Доставка рассчитывается отдельно: продавец сообщит её стоимость.',
    waitForSum: {
      title: 'Сумма пока не окончательная',
      text: 'Продавец добавит стоимость доставки. Лучше дождитесь итога на этой странице и переведите всё сразу. Или оплатите товары сейчас, а доставку отдельно.',
    },
    rest: {
      title: (sum: string) => `Осталось оплатить ${sum}`,
      text: (paid: string, time: string) =>
        `Вы сообщили об оплате ${paid}: ${time}. После этого продавец назвал стоимость доставки. Уже переведённое платить ещё раз не нужно.`,
      sum: 'Осталось',
    },
    none: 'Реквизиты пришлёт продавец. Он свяжется с вами.',
    linkOpen: 'Оплатить по ссылке банка',
    bank: 'Банк',
    bic: 'БИК',
    correspondent: 'Корр. счёт',
    qr: {
      title: 'Или по QR-коду',
      text: 'Откройте его в приложении банка: счёт и сумма заполнятся сами. На телефоне сохраните картинку и выберите её в приложении.',
      label: (number: string) => `QR-код для оплаты заказа № ${number}`,
      file: (number: string) => `oplata-zakaza-${number}`,
      purpose: (number: string) => `Оплата заказа № ${number}`,
    },
    report: 'Я оплатил',
    checked: 'Продавец проверяет оплату',
    reported: (time: string) =>
      `Вы сообщили об оплате ${time}. Продавец проверит перевод, и состояние здесь изменится.`,
    due: 'к оплате',
    types: {
      card: 'Карта',
      phone: 'Перевод по телефону',
      sbp_link: 'Ссылка на оплату СБП',
      account: 'Расчётный счёт',
    } satisfies Record<TransferType, string>,
  },
  goods: 'Товары',
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
    cardText: 'Текст открытки',
    comment: 'Комментарий',
    hidden: 'Передали продавцу. Здесь не показываем: ссылку на заказ можно переслать.',
  },
  contacts: 'Связь с магазином',
  toCatalogue: 'Смотреть каталог',
  cancel: 'Отменить заказ',
  confirmCancel: {
    title: 'Отменить заказ?',
    text: 'Магазин увидит, что заказ больше не нужен. Снова открыть его нельзя, но можно оформить новый.',
    textPaid: (sum: string) =>
      `Вы сообщили об оплате ${sum}. Магазин увидит отмену; о возврате денег договоритесь с ним: контакты останутся на этой странице.`,
    yes: 'Отменить заказ',
    no: 'Не отменять',
  },
  canceledToast: 'Заказ отменён',
  notDone: 'Не получилось',
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
  remembered: (number: string, date: string) => `Заказ № ${number} от ${date}`,
};
