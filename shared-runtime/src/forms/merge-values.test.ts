import { mergeValues } from './merge-values.ts';

const base = { title: 'Пионы', price: 1000, text: 'Розовые' };

it('takes what only the other side has changed, and keeps what was changed here', () => {
  const theirs = { ...base, title: 'Розы', text: 'Красные' };
  expect(mergeValues(base, { ...base, price: 900 }, theirs)).toEqual({
    values: { title: 'Розы', price: 900, text: 'Красные' },
    base: theirs,
    conflicts: [],
  });
});

it('names what both sides have changed to something else, and keeps comparing that with what it was', () => {
  const mine = { title: 'Тюльпаны', price: 900, text: 'Розовые' };
  const theirs = { title: 'Розы', price: 900, text: 'Красные' };
  expect(mergeValues(base, mine, theirs)).toEqual({
    values: { title: 'Тюльпаны', price: 900, text: 'Красные' },
    base: { title: 'Пионы', price: 900, text: 'Красные' },
    conflicts: ['title'],
  });
});
