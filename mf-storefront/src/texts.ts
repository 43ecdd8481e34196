import type { PaymentType } from 'shared-contracts';
/** What a shopper reads on the first pages of a shop; `checkout-texts.ts` and `order-texts.ts` have the rest, `features/documents/texts.ts` the documents. */
export const texts = {
  shop: {
    withoutScripts: {
      title: 'Смотреть можно, заказать — нет',
      text: 'Корзина и заказ работают только со включённым JavaScript. Или позвоните и напишите продавцу: контакты внизу страницы.',
    },
    failed: 'Магазин не загрузился',
    missing: {
      title: 'Такой страницы нет',
      text: 'Возможно, в ссылке опечатка. Магазин на месте.',
      action: 'Смотреть каталог',
    },
    titled: (page: string, shop: string) => (shop ? `${page} — ${shop}` : page),
  },
  head: {
    page: (page: number) => `страница ${page}`,
    search: (words: string) => `«${words}»`,
  },
  messengers: { telegram: 'Telegram', whatsapp: 'WhatsApp' },
  home: {
    toCatalogue: 'Смотреть каталог',
    toInfo: 'Доставка и оплата',
    about: 'О магазине',
    answer: 'Ответим на вопросы',
    delivery: 'Доставка',
    payment: 'Оплата',
    contacts: 'Контакты',
    deliveryUnknown: { title: 'Договоримся при заказе', text: 'Продавец свяжется с вами и рассчитает доставку' },
  },
  catalogue: {
    title: 'Каталог',
    categories: 'Категории',
    products: ['товар', 'товара', 'товаров'] as const,
    failed: 'Каталог не загрузился',
    failedMore: 'Не получилось показать ещё',
    retry: 'Повторить',
    more: 'Показать ещё',
    search: 'Найти товар',
    find: 'Найти',
    sort: 'Порядок',
    sorts: {
      '': 'Как в магазине',
      new: 'Сначала новые',
      price: 'Сначала дешёвые',
      'price-desc': 'Сначала дорогие',
    },
  },
  product: {
    failed: 'Товар не загрузился',
    missing: { title: 'Такого товара нет', text: 'Возможно, в ссылке опечатка или его убрали с витрины.' },
    gone: { title: 'Этого товара больше нет', text: 'Магазин больше его не продаёт. Посмотрите другие.' },
    toCatalogue: 'Смотреть каталог',
    size: 'Размер',
    sizeMissing: 'Выберите размер',
    add: 'Добавить',
    checkout: 'Оформить',
    quantity: (title: string) => `Количество: ${title}`,
    sizeChosen: (size: string) => `Размер ${size}`,
    added: 'Добавлено в корзину',
    question: 'Есть вопрос? Поможем выбрать',
    others: 'Другие товары',
  },
  network: {
    lost: 'Нет связи',
    lostText: 'Всё, что вы выбрали и написали, на месте. Ждём, когда интернет вернётся.',
    back: 'Связь вернулась',
  },
  payments: {
    p2p: { label: 'Переводом продавцу', hint: 'По реквизитам продавца, после оформления' },
    card: { label: 'Банковской картой', hint: 'На защищённой странице платёжного сервиса' },
  } satisfies Record<PaymentType, { label: string; hint: string }>,
};
