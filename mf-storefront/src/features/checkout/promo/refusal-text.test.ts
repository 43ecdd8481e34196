import { refusalText } from './refusal-text.ts';

const withSpaces = (text: string) => text.replaceAll('\u00a0', ' ');

it('says from which day a code holds, with the year of another than this one', () => {
  const year = new Date().getUTCFullYear() + 1;
  const text = refusalText({ reason: 'early', least_order: null, starts: `${year}-02-14` });
  expect(withSpaces(text)).toBe(`Этот промокод начнёт действовать 14 февраля ${year} г.`);
});

it('says from which sum a code holds', () => {
  expect(withSpaces(refusalText({ reason: 'least', least_order: 3000, starts: null }))).toContain('3 000 ₽');
});
