import type { PaymentType } from 'shared-contracts';
/** What a shopper reads on the first pages of a shop; `checkout-texts.ts` and `order-texts.ts` have the rest, `features/documents/texts.ts` the documents. */
export const texts = {
  shop: {
    unknown: {
      title: 'Такого магазина нет',
      text: 'Проверьте адрес: возможно, в ссылке опечатка или магазин закрылся.',
      action: 'На главную',
    },
    stopped: {
      title: 'Магазин временно недоступен',
      text: 'Сейчас он не принимает заказы. Загляните позже.',
      action: 'Проверить ещё раз',
    },
    withoutScripts: {
      title: 'Смотреть можно, заказать — нет',
      text: 'Корзина и заказ работают только со включённым JavaScript. Или позвоните и напишите продавцу: контакты внизу страницы.',
    },
    needsScripts: { again: 'Попробовать ещё раз', toShop: 'В магазин' },
    failed: 'Магазин не загрузился',
    missing: {
      title: 'Такой страницы нет',
      text: 'Возможно, в ссылке опечатка. Магазин на месте.',
      action: 'Смотреть каталог',
    },
    preview: {
      title: 'Так магазин увидят покупатели',
      text: 'Он ещё не опубликован: его видите только вы, и заказать в нём пока нельзя.',
      action: 'Опубликовать',
    },
    titled: (page: string, shop: string) => (shop ? `${page} — ${shop}` : page),
  },
  head: {
    page: (page: number) => `страница ${page}`,
    search: (words: string) => `«${words}»`,
    shop: (shop: string) => `${shop}: каталог, цены, доставка и оплата. Заказ без регистрации.`,
    product: (product: string, shop: string) =>
      `${product} в магазине «${shop}»: цена, доставка, заказ без регистрации.`,
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
    earlier: 'Показать предыдущие',
    fromStart: 'К началу каталога',
    search: 'Найти товар',
    find: 'Найти',
    sort: 'Порядок',
    sorts: {
      '': 'Как в магазине',
      new: 'Сначала новые',
      price: 'Сначала дешёвые',
      'price-desc': 'Сначала дорогие',
    },
    all: 'Показать все товары',
    nothingFound: {
      title: 'Ничего не нашлось',
      text: (words: string) =>
        `По запросу «${words}» товаров нет. Попробуйте другое слово, покороче, или посмотрите всё, что есть.`,
      inCategory: (words: string, category: string) =>
        `В разделе «${category}» нет товаров по запросу «${words}». Поищите во всём магазине или попробуйте другое слово.`,
      everywhere: 'Искать во всём магазине',
    },
    noSuchPage: { title: 'Дальше ничего нет', text: 'Каталог короче, чем эта страница. Вернитесь к его началу.' },
    noSuchCategory: { title: 'Такого раздела нет', text: 'Возможно, его убрали. Посмотрите все товары.' },
    empty: { title: 'Товары скоро появятся', text: 'Магазин готовит витрину. Загляните чуть позже.' },
    emptyCategory: {
      title: 'Пока пусто',
      text: (category: string) => `В разделе «${category}» сейчас ничего нет. Посмотрите остальные.`,
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
