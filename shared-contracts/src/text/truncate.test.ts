import { truncate } from '../index.ts';

it.each([
  ['Букет 💐 роз', 5, 'Букет'],
  ['Букет 💐 роз', 6, 'Букет '],
  ['Букет 💐 роз', 7, 'Букет '],
  ['Букет 💐 роз', 8, 'Букет 💐'],
  ['Букет 💐', 100, 'Букет 💐'],
  ['', 3, ''],
])('"%s" begins, in at most %i, with what is whole of it', (text, most, beginning) => {
  expect(truncate(text, most)).toBe(beginning);
});
