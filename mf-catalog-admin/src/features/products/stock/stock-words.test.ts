import { stockText } from './stock-words.ts';

it.each([
  [1, 'осталась 1\u00a0штука'],
  [2, 'осталось 2\u00a0штуки'],
  [11, 'осталось 11\u00a0штук'],
  [21, 'осталась 21\u00a0штука'],
])('%i pieces agree with their verb', (left, text) => {
  expect(stockText({ kind: 'counted', left })).toBe(text);
});
