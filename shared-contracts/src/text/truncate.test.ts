import { truncate } from '../index.ts';

it.each([
  ['Букет 💐 роз', 5, 'Букет'],
  ['Букет 💐 роз', 6, 'Букет '],
  ['Букет 💐 роз', 7, 'Букет '],
  ['Букет 💐 роз', 8, 'Букет 💐'],
  ['Букет 💐', 100, 'Букет 💐'],
  ['', 3, ''],
  ['👩‍🌾', 3, '👩'],
  ['👩‍🌾', 4, '👩'],
])('"%s" begins, in at most %i, with what is whole of it', (text, most, beginning) => {
  expect(truncate(text, most)).toBe(beginning);
});

it('takes a part from the middle, of whole signs only', () => {
  expect(truncate('Букет 💐💐 роз', 4, 7)).toBe('💐 ');
  expect(truncate('Букет 💐💐 роз', 3, 6)).toBe('💐');
});
