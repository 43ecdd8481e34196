export const actionTexts = {
  add: 'Добавить',
  back: 'Назад',
  cancel: 'Отмена',
  choose: 'Выбрать',
  close: 'Закрыть',
  confirm: 'Подтвердить',
  retry: 'Повторить',
  save: 'Сохранить',
  search: 'Найти',
  clear: 'Очистить',
};

export const themeTexts = { toDark: 'Тёмная тема', toLight: 'Светлая тема', switch: 'Сменить тему' };

export const rowTexts = { named: (action: string, name: string) => `${action}: ${name}` };

export const feedbackTexts = {
  error: 'Ошибка: ',
  attention: 'Внимание',
  notifications: 'Уведомления',
  loading: 'Загружаем…',
  failed: 'Не загрузилось',
  code: (code: string) => `Если не помогает, напишите нам и назовите код ${code}`,
};

export const shopTexts = {
  catalogue: 'КАТАЛОГ',
  cart: 'КОРЗИНА',
  inCart: (count: number) => `товаров в корзине: ${count}`,
  navigation: 'Магазин',
  skip: 'К содержанию',
  sale: 'Sale',
  soldOut: 'Нет в наличии',
  oldPrice: 'Старая цена',
  priceFrom: 'от',
  price: 'Цена',
  all: 'Все',
  categories: 'Категории',
  moreCategories: 'Ещё',
  findCategory: 'Найти категорию',
  noCategory: 'Такой категории нет',
  more: 'Больше',
  less: 'Меньше',
  remove: 'Убрать',
  quantity: 'Количество',
  noPicture: 'Картинки нет',
  pictureOf: (name: string, number: number) => `${name}, картинка ${number}`,
  openPicture: (picture: string) => `Открыть крупно: ${picture}`,
  showPicture: (number: number) => `Показать картинку ${number}`,
  pictures: (name: string) => `Картинки: ${name}`,
};

export const footerTexts = {
  contact: 'Связаться',
  social: 'Мы в сети',
  address: 'Адрес',
  buyers: 'Покупателям',
  orders: 'Мои заказы',
  complaint: 'Пожаловаться',
  documents: 'Документы',
  privacy: 'Политика конфиденциальности',
  offer: 'Публичная оферта',
  personalData: 'Согласие на обработку данных',
  entrepreneur: (fio: string) => `ИП ${fio}`,
  inn: (inn: string) => `ИНН ${inn}`,
  ogrnip: (ogrnip: string) => `ОГРНИП ${ogrnip}`,
  ogrn: (ogrn: string) => `ОГРН ${ogrn}`,
  selfEmployed: 'Плательщик НПД',
};
