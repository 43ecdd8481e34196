import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { checkout } from '../config/data-folder.ts';
import { anchorsOf, findBrokenLinks, findLongLines, referencesIn } from './documents.ts';

const read = (file: string): string => readFileSync(join(checkout, file), 'utf8');
const notOurs = new Set(['node_modules', '.data', '.types', 'dist', 'test-results']);
const filesOf = (...patterns: string[]): string[] =>
  globSync(patterns, { cwd: checkout, exclude: (name) => notOurs.has(basename(name)) });

it('finds references in a row and across the lines of a comment', () => {
  const comment = ' * once and for ever (decision 3.1,\n * promises 6.1.2, 9.6.1 and\n * 9.6.2). Decisions were made.';
  expect(referencesIn(comment, 'decision')).toEqual(['3.1']);
  expect(referencesIn(comment, 'promise')).toEqual(['6.1.2', '9.6.1', '9.6.2']);
});

it('finds links and paths that lead nowhere', () => {
  const page = 'See [it](gone.md), [style](guides/style.md), `docs/decisions.md`, `docs/lost.md`, `/b2b/bff/registry`.';
  expect(findBrokenLinks(checkout, 'docs/page.md', page, [])).toEqual(['gone.md', 'docs/lost.md']);
});

it('finds paths of sources and rows of a table of folders that lead nowhere', () => {
  const page =
    '`room/gone.tsx`, `room/here.ts`, `@some/package.ts`\n```\nsrc/guards, lost  what\nsrc/<any>/none  what\n```';
  expect(findBrokenLinks(checkout, 'bff-express/README.md', page, ['a/room/here.ts'])).toEqual([
    'src/lost',
    'room/gone.tsx',
  ]);
});

it('finds lines of prose that are too long, but no table, code or single word', () => {
  const long = 'a word '.repeat(20);
  const page = ['# Title', long, `| ${long} |`, '```', long, '```', `- ${long}`, `- ${'word'.repeat(40)}`];
  expect(findLongLines(page.join('\n'))).toEqual([2, 7]);
});

it.each([
  ['decision', 'docs/decisions.md'],
  ['promise', 'docs/promises.md'],
] as const)('every %s that code and documents refer to is in %s', (word, document) => {
  const known = anchorsOf(read(document));
  expect(known.size).toBeGreaterThan(30);
  const files = filesOf('**/*.{ts,tsx,md}').filter((file) => file !== 'tooling/test/documents.test.ts');
  const unknown = files.flatMap((file) =>
    referencesIn(read(file), word)
      .filter((number) => !known.has(number))
      .map((number) => `${file}: ${word} ${number}`),
  );
  expect(unknown).toEqual([]);
});

it('every link and path in the documents leads somewhere', () => {
  const sources = filesOf('**/*.{ts,tsx,mjs}');
  const dead = filesOf('CONTRIBUTING.md', '**/README.md', 'docs/**/*.md')
    .filter((file) => file !== 'docs/promises.md')
    .flatMap((file) => findBrokenLinks(checkout, file, read(file), sources).map((to) => `${file}: ${to}`));
  expect(dead).toEqual([]);
});

it('no line of prose in a document is longer than 120 characters', () => {
  const long = filesOf('**/*.md')
    .filter((file) => file !== 'docs/promises.md')
    .flatMap((file) => findLongLines(read(file)).map((line) => `${file}:${line}`));
  expect(long).toEqual([]);
});
