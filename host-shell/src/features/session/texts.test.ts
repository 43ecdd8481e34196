import { texts } from './texts.ts';

it.each([
  [1, 'через секунду '],
  [2, 'через 2\u00a0секунды '],
  [30, 'через 30\u00a0секунд '],
])('says in words when to try again: %d s', (seconds, words) => {
  expect(texts.failure.wait(seconds)).toContain(words);
});
