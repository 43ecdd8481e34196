import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkout } from '../config/data-folder.ts';
import { notShown, promisesFile, promisesPage, shownBy, shownByResults } from './promises.ts';
import { sentences } from './sentences.ts';

describe('the promises that tests make', () => {
  it('are read from the name of a test, one for each number, and leave out what the system lacks', () => {
    expect(shownBy('a.test.ts', ['the cart', '[5.4.1, 9.1.1] survives (needs Linux)'])).toEqual([
      { number: '5.4.1', text: 'the cart: survives', file: 'a.test.ts' },
      { number: '9.1.1', text: 'the cart: survives', file: 'a.test.ts' },
    ]);
    expect(shownBy('a', ['works [1.2]', 'as in [1.2.3]'])).toEqual([]);
  });

  it('are those of a group once, however many tests are in it', () => {
    const results = {
      testResults: [
        {
          name: join(checkout, 'mf-orders/a.test.ts'),
          assertionResults: ['opens', '[4.7.2] closes'].map((title) => ({ ancestorTitles: ['[4.7.1] modals'], title })),
        },
      ],
    };
    const browser = { id: '1', title: 'shop/b.e2e.ts', file: 'shop/b.e2e.ts', tests: [] };
    const suites = [
      {
        title: 'shop/b.e2e.ts',
        specs: [],
        suites: [{ title: 'on a phone', specs: [{ ...browser, title: '[4.7.1] fits' }] }],
      },
    ];
    const page = promisesPage(shownByResults(results, { suites }));
    expect(page.slice(page.indexOf('- <a'), page.indexOf('\n\n## 5'))).toBe(`- <a id="4.7.1"></a>**4.7.1**
  - modals ([mf-orders/a.test.ts](../mf-orders/a.test.ts))
  - on a phone: fits ([e2e/shop/b.e2e.ts](../e2e/shop/b.e2e.ts))
- <a id="4.7.2"></a>**4.7.2**
  - modals: closes ([mf-orders/a.test.ts](../mf-orders/a.test.ts))`);
  });

  it('make a page in the order of their numbers, whose words are no Markdown', () => {
    const page = promisesPage([
      { number: '5.10.1', text: 'later', file: 'b' },
      { number: '5.4.1', text: 'has *no* <b>', file: 'b' },
      { number: '5.4.1', text: 'again', file: 'b' },
    ]);
    expect(page.split('\n').filter((line) => /^ *- (?!\d)/.test(line))).toEqual([
      '- <a id="5.4.1"></a>**5.4.1**',
      '  - again ([b](../b))',
      '  - has \\*no\\* \\<b> ([b](../b))',
      '- <a id="5.10.1"></a>**5.10.1**',
      '  - later ([b](../b))',
    ]);
  });

  it('are not shown by the form of what travels, unless they are about it', () => {
    const file = 'shared-contracts/src/a.test.ts';
    const form = ['7.1.1', '7.51.1'].map((number) => ({ number, text: 'travels', file }));
    const behaves = { number: '9.4.1', text: 'a price', file: 'mf-orders/src/a.test.ts' };
    const missing = notShown([...form, behaves, { ...behaves, file }]);
    expect(missing).toHaveLength(sentences.length - 2);
    expect(missing).toContainEqual({ number: '7.51.1', why: 'form alone' });
    expect(missing).toContainEqual({ number: '1.1.1', why: 'no test' });
    expect(missing.map(({ number }) => number)).not.toContain('7.1.1');
    const page = promisesPage([...form, behaves]);
    expect(page).toContain(`  - travels ([${file}](../${file}), form)`);
    expect(page).toContain('- 7.51.1: only its form on the wire is shown');
  });
});

it('the specification has 202 sentences that promise something', () => {
  expect(sentences).toHaveLength(202);
  expect(new Set(sentences).size).toBe(202);
});

it('docs/promises.md knows a test of behaviour for every sentence', () => {
  const page = readFileSync(promisesFile, 'utf8');
  const missing = [...page.slice(page.indexOf('## Not shown')).matchAll(/^- ([\d.]+): /gm)].map(([, number]) => number);
  expect(missing).toEqual([]);
});
