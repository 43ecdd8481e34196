import { titleHolds } from './title-holds.ts';

it.each([
  ['Зелёные букеты', '', true],
  ['Зелёные букеты', '  ', true],
  ['Зелёные букеты', 'зелен', true],
  ['Зеленые букеты', 'БУКЕТЫ зелё', true],
  ['Зелёные букеты', 'красн', false],
  ['Зелёные букеты', 'букеты красные', false],
])('%s holds "%s": %s', (title, typed, holds) => {
  expect(titleHolds(title, typed)).toBe(holds);
});
