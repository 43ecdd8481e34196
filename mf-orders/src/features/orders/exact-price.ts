import { formatPrice } from 'shared-design-system';

const exact = new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A sum with its kopecks where it has some: of money that moves, every kopeck counts. */
export const formatExactPrice = (roubles: number): string =>
  Number.isInteger(roubles) ? formatPrice(roubles) : `${exact.format(roubles)}\u00a0₽`;
