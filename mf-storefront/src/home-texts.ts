export const homeTexts = {
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
    categories: 'Категории',
    products: ['товар', 'товара', 'товаров'] as const,
    failed: 'Каталог не загрузился',
    failedMore: 'Не получилось показать ещё',
    retry: 'Повторить',
    more: 'Показать ещё',
    search: 'Найти товар',
    find: 'Найти',
    sort: 'Порядок',
    sorts: { '': 'Как в магазине', new: 'Сначала новые', price: 'Сначала дешёвые', 'price-desc': 'Сначала дорогие' },
  },
};
