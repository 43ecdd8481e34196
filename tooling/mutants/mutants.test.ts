import { mutantsOf, withMutant } from './mutants.ts';
import { createSeededRandom, isProductFile, namesOf, pickNearestTests, sampleOf } from './sample.ts';

const bugs = (code: string) => mutantsOf('a.ts', code).map((mutant) => withMutant(code, mutant));

it.each([
  ['a < b;', ['a <= b;']],
  ['a === b;', ['a !== b;']],
  ['f(a && b);', ['f(a || b);', ';']],
  ['if (a) b = 1;', ['if (false) b = 1;', 'if (a) b = 2;']],
  ['x = a ? b : c;', ['x = !(a) ? b : c;']],
  ['x = !a;', ['x = a;']],
  ['x = true;', ['x = false;']],
  ['x = a.some(f);', ['x = a.every(f);']],
  ['async () => { await save(); };', ['async () => { ; };']],
  ["'use strict'; x = 'a';", []],
  ['const a: 1 | true = b; type C = 2;', []],
])('%s has the bugs %j', (code, expected) => {
  expect(bugs(code).sort()).toEqual([...expected].sort());
});

it('says where a bug stands', () => {
  expect(mutantsOf('a.ts', 'x = 1;\n\ny = a - b;')).toMatchObject([
    { line: 1, was: '1', becomes: '2' },
    { line: 3, was: '-', becomes: '+' },
  ]);
});

it.each([
  ['mf-orders/src/screens/order.tsx', true],
  ['mf-orders/src/screens/order.test.tsx', false],
  ['mf-orders/src/features/orders/texts.ts', false],
  ['mf-orders/src/testing/wire.ts', false],
  ['upstream-services/src/db/migrations/001-a.ts', false],
  ['tooling/mutants/main.ts', false],
])('%s is a file of the product: %s', (file, is) => expect(isProductFile(file)).toBe(is));

it('draws the same sample for the same seed, from each package alike', () => {
  const all = [...Array.from({ length: 50 }, (_, at) => `a/${at}`), 'b/1', 'b/2'];
  const draw = (seed: number) => sampleOf(all, (one) => one.split('/')[0] ?? '', 6, createSeededRandom(seed));
  expect(draw(1)).toEqual(draw(1));
  expect(draw(1)).not.toEqual(draw(2));
  expect(draw(1).filter((one) => one.startsWith('b/'))).toHaveLength(2);
  expect(new Set(draw(1)).size).toBe(6);
});

it('knows a file by what it exports and by the operation that it is named after', () => {
  const code =
    'export const most = 3;\nexport async function refund() {}\nexport default bindRoute(a);\nconst own = 1;';
  expect(namesOf('a/routes/record-refund.ts', code)).toEqual(['recordRefund', 'most', 'refund']);
});

it('runs the tests of the package that speak of the file first, then the nearest', () => {
  const texts: Record<string, string> = {
    'mf-a/src/y.test.ts': 'it calls sumOf(1)',
    'mf-a/src/z.test.ts': 'it calls sumOfAll(1)',
    'mf-b/src/features/x/x.test.ts': 'it calls sumOf(1)',
    'mf-a/src/features/x/x.test.ts': '',
  };
  const pick = (most: number) =>
    pickNearestTests('mf-a/src/features/x/x.ts', ['x', 'sumOf'], Object.keys(texts), most, (test) => texts[test] ?? '');
  expect(pick(2)).toEqual(['mf-a/src/y.test.ts', 'mf-a/src/features/x/x.test.ts']);
  expect(pick(9)).toHaveLength(3);
});
