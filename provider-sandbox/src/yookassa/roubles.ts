const format = new Intl.NumberFormat('ru-RU', {
  style: 'currency',
  currency: 'RUB',
  trailingZeroDisplay: 'stripIfInteger',
});

export const roubles = (kopecks: number): string => format.format(kopecks / 100);
