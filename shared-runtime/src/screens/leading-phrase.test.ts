import { leadingPhrase, leadingPhrases } from './leading-phrase.ts';

it.each([
  ['M · 25 цветов', 'M'],
  ['Курьером по городу — 300 ₽, за два часа', 'Курьером по городу'],
  ['Самовывоз, ул. Пятницкая, 18', 'Самовывоз'],
  ['1,5 кг · высокий, 16 см', '1,5 кг'],
  ['Экспресс-доставка', 'Экспресс-доставка'],
  ['(по договорённости)', '(по договорённости)'],
  ['', ''],
])('shortens %s', (text, short) => {
  expect(leadingPhrase(text)).toBe(short);
});

it('says what several have in common once', () => {
  expect(leadingPhrases(['1,5 кг · высокий', '1,5 кг · широкий', '2 кг'])).toBe('1,5 кг, 2 кг');
});
