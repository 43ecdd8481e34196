export const homeTexts = {
  home: {
    toCatalogue: 'Смотреть каталог',
    toInfo: 'Доставка и оплата',
    about: 'О магазине',
    answer: 'Ответим на вопросы',
    delivery: 'Доставка',
    payment: 'Оплата',
    orOnReceipt: 'Или при получении',
    contacts: 'Контакты',
    deliveryUnknown: { title: 'Договоримся при заказе', text: 'Продавец свяжется с вами и рассчитает доставку' },
  },
  /** How soon a shop delivers. */
  schedule: {
    title: 'Когда',
    lead: (count: number, unit: 'hours' | 'days') => `Готовим заказ ${count}\u00a0${unit === 'days' ? 'дн.' : 'ч'}`,
    today: (hour: string) => `На сегодня — при заказе до ${hour}`,
  },
  catalogue: {
    categories: 'Категории',
    products: ['товар', 'товара', 'товаров'] as const,
    failed: 'Каталог не загрузился',
    failedMore: 'Не получилось показать ещё',
    retry: 'Повторить',
    more: 'Показать ещё',
    search: 'Найти товар',
    find: 'Найти',
    understood: (words: string) => `Показаны результаты по запросу «${words}»`,
    sort: 'Порядок',
    sorts: { '': 'Как в магазине', new: 'Сначала новые', price: 'Сначала дешёвые', 'price-desc': 'Сначала дорогие' },
  },
};
