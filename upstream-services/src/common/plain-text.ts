import { withoutBidiControls } from 'shared-contracts';

/** A value of somebody else's inside of a sentence: one line, without what would turn the words around it. */
export const inlineText = (text: string): string =>
  withoutBidiControls(text)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

const money = new Intl.NumberFormat('ru-RU', {
  style: 'currency',
  currency: 'RUB',
  minimumFractionDigits: 0,
  maximumFractionDigits: 2,
});

/** A sum in a sentence. @param roubles of the wire */
export const moneyText = (roubles: number): string => money.format(roubles);
