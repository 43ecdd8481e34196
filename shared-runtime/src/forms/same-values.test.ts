import { sameValues } from './same-values.ts';

const row = (id: string, value: string) => ({ id, value });

it('a row left blank is no change; a row that was emptied, added or moved is one', () => {
  const saved = { title: 'Розы', sizes: [row('s', 'S'), row('m', 'M')] };
  const withSizes = (...sizes: object[]) => ({ title: 'Розы', sizes });
  expect(sameValues(saved, withSizes(row('s', 'S'), row('m', 'M'), row('new', '  ')))).toBe(true);
  expect(sameValues({ title: 'Розы', sizes: [] }, withSizes(row('new', '')))).toBe(true);
  expect(sameValues(saved, withSizes(row('s', 'S'), row('m', '')))).toBe(false);
  expect(sameValues(saved, withSizes(row('s', 'S'), row('m', 'M'), row('l', 'L')))).toBe(false);
  expect(sameValues(saved, withSizes(row('m', 'M'), row('s', 'S')))).toBe(false);
});

it('a row that says more than its text counts though its text is blank', () => {
  expect(sameValues({ methods: [] }, { methods: [{ type: 'phone', on: true, value: '' }] })).toBe(false);
  expect(sameValues({ title: '' }, { title: ' ' })).toBe(false);
});

it('the order of names says nothing, that of rows does', () => {
  expect(sameValues({ days: [{ from: '9', to: '18' }] }, { days: [{ to: '18', from: '9' }] })).toBe(true);
  expect(sameValues([row('s', 'S'), row('m', 'M')], [row('m', 'M'), row('s', 'S')])).toBe(false);
});
