export const texts = {
  title: (shop: string) => `Отзывы — ${shop}`,
  empty: 'Отзывов пока нет',
  invite: (shop: string) => `Здесь будут слова покупателей магазина «${shop}».`,
  catalogue: 'Смотреть каталог',
  failed: 'Магазин не загрузился',
};
