import type { PaymentState } from 'shared-contracts';

export const historyTexts = {
  title: 'История',
  failed: 'История не загрузилась',
  created: 'Заказ создан',
  status: (status: string) => `Состояние: ${status}`,
  payments: {
    pending: 'Ждёт оплаты',
    waiting_for_capture: 'Деньги зарезервированы',
    succeeded: 'Деньги получены',
    canceled: 'Оплата не прошла',
    refunded: 'Деньги возвращены',
  } satisfies Record<PaymentState, string>,
  paidRest: 'Пришла доплата',
  reported: (sum: string) => ['Покупатель отметил, что оплатил', sum].filter(Boolean).join(' '),
  refunded: (sum: string) => `Возвращено покупателю: ${sum}`,
  refundReverted: (sum: string) => `Отметка снята: возврат ${sum}`,
  reverted: (status: string) => `Шаг возвращён: снова «${status}»`,
  unmarked: (payment: string) => `Отметка снята: ${payment.toLowerCase()}`,
  reportWithdrawn: 'Покупатель сообщил, что ещё не оплатил',
  screenshot: 'Покупатель приложил скриншот перевода',
  photo: 'Фото показано покупателю',
  noPhoto: 'Фото убрано',
  noted: 'Заметка изменена',
  edited: (from: string, to: string) => (from === to ? 'Заказ изменён' : `Заказ изменён: было ${from}, стало ${to}`),
  confirmed: 'Покупатель подтвердил заказ',
  differenceCame: (sum: string) => `Пришла доплата ${sum}`,
  differenceReturned: (sum: string) => `Возвращена разница ${sum}`,
  versions: 'История изменений',
  deliveryPrice: (price: string) => `Стоимость доставки: ${price}`,
  noDeliveryPrice: 'Стоимость доставки убрана',
  other: 'Заказ изменён',
  actors: { merchant: 'вы', shopper: 'покупатель', system: 'автоматически' } as Record<string, string>,
};

export const noteTexts = {
  title: 'Заметка для себя',
  hint: 'Покупатель не видит',
  placeholder: 'Например: пионы взять из утренней поставки',
  save: 'Сохранить заметку',
  saved: 'Заметка сохранена',
  failed: 'Заметка не сохранилась',
  tooLong: 'Не больше 2000 знаков',
  conflict: {
    title: 'Заметку изменили в другой вкладке или на другом устройстве. Теперь там:',
    empty: 'Заметка стёрта.',
    both: 'Добавить к моей',
    mine: 'Оставить мою',
    theirs: 'Взять ту',
  },
};

export const customerTexts = {
  title: 'Покупатель',
  call: 'Позвонить',
  noPhone: 'Телефон не указан',
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  email: 'Почта',
  greeting: (number: string) => `Здравствуйте! Пишу по вашему заказу №\u00a0${number}.`,
  /** The contact that the checkout sent. It is preselected there, so it need not be a wish. */
  prefers: {
    phone: 'Связь: звонок',
    whatsapp: 'Связь: WhatsApp',
    telegram: 'Связь: Telegram',
    email: 'Связь: почта',
  } as Record<string, string>,
};

export const deliveryPriceTexts = {
  unknown: 'рассчитаете вы',
  free: 'бесплатно',
  missing: 'Покупатель ждёт, что вы назовёте стоимость доставки.',
  set: 'Указать стоимость доставки',
  change: (price: string) => `Доставка ${price}: изменить`,
};

export const deliveryTexts = {
  title: 'Доставка',
  method: 'Способ',
  address: 'Адрес',
  copyAddress: 'Копировать адрес',
  when: 'Когда',
  recipient: 'Получатель',
  another: 'Другой человек',
  gift: 'Подарок',
  doNotCall: 'Получателю не звонить',
  anonymous: 'Не говорить, от кого',
  sender: 'Отправитель',
  secret: 'не называть: это секрет',
  questions: 'Вопросы',
  askShop: (phone: string) => ['в магазин', phone].filter(Boolean).join(', '),
  card: 'Текст открытки',
  comment: 'Пожелание',
  unknown: 'Покупатель ничего не указал. Уточните у него.',
};
