import {
  isolateBidi,
  isWithinJsonLimits,
  parseJson,
  stripUnpairedBidiControls,
  withoutBidiControls,
} from '../index.ts';

it('takes out what turns the direction of writing, and nothing that is seen', () => {
  const turns = [
    '\u061c',
    '\u200e',
    '\u200f',
    '\u202a',
    '\u202b',
    '\u202c',
    '\u202d',
    '\u202e',
    '\u2066',
    '\u2067',
    '\u2068',
    '\u2069',
  ];
  expect(withoutBidiControls(`Роза${turns.join('')} 1`)).toBe('Роза 1');
  expect(withoutBidiControls('שלום, مرحبا, 👩‍🌾, ё')).toBe('שלום, مرحبا, 👩‍🌾, ё');
});

it('isolates a name that is written from right to left, and leaves every other as it is', () => {
  expect(isolateBidi('שלום')).toBe('\u2068שלום\u2069');
  expect(isolateBidi('Роза مرحبا 2')).toBe('\u2068Роза مرحبا 2\u2069');
  expect(isolateBidi('Пионы «Сара Бернар» 👩‍🌾')).toBe('Пионы «Сара Бернар» 👩‍🌾');
});

it('keeps whole isolates, which turn nothing beside them, and no other turn', () => {
  expect(stripUnpairedBidiControls('\u2068שלום\u2069 — Вербена')).toBe('\u2068שלום\u2069 — Вербена');
  expect(stripUnpairedBidiControls('Роза\u202e 005\u2068 ₽\u2067\u2069')).toBe('Роза 005 ₽');
  expect(stripUnpairedBidiControls('\u2068a\u202eb\u2069')).toBe('ab');
});

it('tells what is nested too deeply or holds too much before it is parsed', () => {
  expect(isWithinJsonLimits('['.repeat(32) + ']'.repeat(32))).toBe(true);
  expect(isWithinJsonLimits('['.repeat(33) + ']'.repeat(33))).toBe(false);
  expect(isWithinJsonLimits('{"a":'.repeat(1_000_000))).toBe(false);
  expect(isWithinJsonLimits(`[${'1,'.repeat(50_000)}1]`)).toBe(true);
  expect(isWithinJsonLimits(`[${'1,'.repeat(50_001)}1]`)).toBe(false);
  expect(isWithinJsonLimits(`["${'[,{'.repeat(100_000)}\\"${'['.repeat(100)}"]`)).toBe(true);
  expect(parseJson('['.repeat(100) + ']'.repeat(100))).toBeUndefined();
  expect(parseJson(`"${'x'.repeat(2_000_001)}"`)).toBeUndefined();
  expect(parseJson('[1,{"a":[]}]')).toEqual([1, { a: [] }]);
});
