import { findUndefinedProperties } from './custom-properties.ts';

const sheets = [':root{--space-1:4px;--space-1-half:6px}'];
const undefinedIn = (text: string, ...others: { file: string; text: string }[]) =>
  findUndefinedProperties([{ file: 'mf-a/src/card/card.tsx', text }, ...others], sheets);

it('names a custom property that nothing sets', () => {
  expect(undefinedIn('gap: var(--space-1); color: var(--colour-of-nothing);')).toEqual([
    'mf-a/src/card/card.tsx: --colour-of-nothing',
  ]);
  expect(undefinedIn('top: var(--half, 0)')).toEqual(['mf-a/src/card/card.tsx: --half']);
});

it.each([
  'gap: var(--space-1-half)',
  '--seen: 1; left: var(--seen)',
  "left: var(--seen)`; <Frame vars={{ '--seen': seen }}>",
  "left: var(--seen)`; style.setProperty('--seen', seen)",
])('takes what a sheet or the file itself sets: %s', (text) => {
  expect(undefinedIn(text)).toEqual([]);
});

it('takes what another file of the same component sets, and no other component’s', () => {
  const text = "vars={{ '--seen': seen }}";
  expect(undefinedIn('left: var(--seen)', { file: 'mf-a/src/card/styles.ts', text })).toEqual([]);
  expect(undefinedIn('left: var(--seen)', { file: 'mf-a/src/row/row.tsx', text })).toHaveLength(1);
});
