import { withoutBidiControls } from 'shared-contracts';

/** A value of somebody else's inside of a sentence: one line, without what would turn the words around it. */
export const inlineText = (text: string): string =>
  withoutBidiControls(text)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

const moneyWith = (minimumFractionDigits: number) =>
  new Intl.NumberFormat('ru-RU', {
    style: 'currency',
    currency: 'RUB',
    minimumFractionDigits,
    maximumFractionDigits: 2,
  });
const whole = moneyWith(0);
const exact = moneyWith(2);

/** A sum in a sentence, with two digits of kopecks where there are any. @param roubles of the wire */
export const moneyText = (roubles: number): string => (Number.isInteger(roubles) ? whole : exact).format(roubles);
