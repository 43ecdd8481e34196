export const texts = {
  title: 'О магазине',
  failed: 'Не удалось показать настройки',
  shopTitle: 'Название',
  description: 'Описание',
  phone: 'Телефон',
  address: 'Адрес',
};
