import { truncate } from '../index.ts';

it.each([
  ['Букет 💐 роз', 5, 'Букет'],
  ['Букет 💐 роз', 6, 'Букет '],
  ['Букет 💐 роз', 7, 'Букет '],
  ['Букет 💐 роз', 8, 'Букет 💐'],
  ['Букет 💐', 100, 'Букет 💐'],
  ['', 3, ''],
  ['Привет 👩‍🌾', 10, 'Привет '],
  ['Привет 👩‍🌾', 11, 'Привет '],
  ['Привет 👩‍🌾', 12, 'Привет 👩‍🌾'],
  ['Из 🇷🇺🇰🇿', 5, 'Из '],
  ['Из 🇷🇺🇰🇿', 7, 'Из 🇷🇺'],
  ['Из 🇷🇺🇰🇿', 9, 'Из 🇷🇺'],
  ['Из 🇷🇺🇰🇿', 11, 'Из 🇷🇺🇰🇿'],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿 чай', 12, ''],
  ['Для 👨‍👩‍👧‍👦!', 9, 'Для '],
  ['Для 👨‍👩‍👧‍👦!', 14, 'Для '],
  ['Для 👨‍👩‍👧‍👦!', 15, 'Для 👨‍👩‍👧‍👦'],
  ['№ 1️⃣!', 3, '№ '],
  ['№ 1️⃣!', 4, '№ '],
  ['№ 1️⃣!', 5, '№ 1️⃣'],
  ['Маи\u0306', 3, 'Ма'],
  ['Маи\u0306', 4, 'Маи\u0306'],
  ['Ура 👍🏽', 6, 'Ура '],
])('"%s" begins, in at most %i, with what is whole of it', (text, most, beginning) => {
  expect(truncate(text, most)).toBe(beginning);
});

it('takes a part from the middle, of whole signs only', () => {
  expect(truncate('Букет 💐💐 роз', 4, 7)).toBe('💐💐');
  expect(truncate('Букет 💐💐 роз', 3, 6)).toBe('💐');
});

it.each([
  ['🇷🇺 Россия', 9, 2, '🇷🇺 Росс'],
  ['Роза\u0301 и мак', 4, 4, 'а\u0301 и'],
])('a part of "%s" begins with the whole of the sign that it would begin inside of', (text, most, from, part) => {
  expect(truncate(text, most, from)).toBe(part);
});

it.each([-5, 0])('is empty where there is room for %i', (most) => {
  expect(truncate('🇷🇺', most)).toBe('');
});

it('keeps the beginning of a letter whose accents have no end', () => {
  expect(truncate(`я${'\u0301'.repeat(1_000)}`, 200)).toHaveLength(200);
});

it('looks at nothing but what is around the cut, however long the text is', () => {
  const original = Intl.Segmenter.prototype.segment;
  const seen: number[] = [];
  Intl.Segmenter.prototype.segment = function segment(text) {
    seen.push(text.length);
    return original.call(this, text);
  };
  try {
    truncate('💐'.repeat(1_000_000), 1_000_001);
  } finally {
    Intl.Segmenter.prototype.segment = original;
  }
  expect(Math.max(...seen)).toBeLessThan(1_000);
});
