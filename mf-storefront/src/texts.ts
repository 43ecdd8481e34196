export const texts = {
  failed: 'Не удалось открыть магазин',
  empty: 'Товары скоро появятся',
};
