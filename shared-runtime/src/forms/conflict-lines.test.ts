import { conflictLines } from './conflict-lines.ts';

const words = {
  price: { label: 'Цена', show: (value: unknown) => `${value} ₽` },
  text: { label: 'Описание', show: String },
  sizes: { label: 'Размеры' },
};

it('says what each side has of each field; of lists only which, and long texts are cut', () => {
  const long = 'Розовые пионы с эвкалиптом, которые мы собираем каждое утро сами, и ещё много слов';
  const conflicts = [
    { name: 'price', mine: 2222, theirs: 1111 },
    { name: 'sizes', mine: [1], theirs: [2] },
    { name: 'text', mine: long, theirs: '' },
    { name: 'unknown', mine: 1, theirs: 2 },
  ];
  expect(conflictLines(conflicts, words)).toEqual([
    'Цена: у вас 2222 ₽, сохранено 1111 ₽',
    'Размеры',
    'Описание: у вас Розовые пионы с эвкалиптом, которые мы собираем каждое утро…, сохранено пусто',
  ]);
});

it('of long texts that begin alike it says only which field', () => {
  const conflicts = [{ name: 'text', mine: `${'а'.repeat(80)}б`, theirs: `${'а'.repeat(80)}в` }];
  expect(conflictLines(conflicts, words)).toEqual(['Описание']);
});
