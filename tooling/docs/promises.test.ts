import { madeDocuments } from './documents.ts';
import { promiseSentences } from './promise-sentences.ts';
import { findUncoveredPromises, promisesPage, promisesProvenBy } from './promises.ts';
import { numberedTitles } from './titles.ts';

it('numbered titles are found in tests, groups and tables, with the groups around them', () => {
  const code = `
    describe('[4.7.1] modals', () => {
      it('opens', () => {});
      it(\`[4.7.2] closes at \${width} px\`, async () => {});
      it.each([['[5.1.1] three', 3]])('%s', () => expect(3).toBe(3));
    });
    itNeeding(isLinux, 'Linux')('[9.1.1, 9.1.2] is large', () => {});
    test.describe('on a phone', () => { test('[2.5.1] fits', () => {}); });`;
  expect(numberedTitles('a.test.ts', code)).toEqual([
    ['[4.7.1] modals'],
    ['[4.7.1] modals', '[4.7.2] closes at … px'],
    ['[4.7.1] modals', '[5.1.1] three'],
    ['[9.1.1, 9.1.2] is large'],
    ['on a phone', '[2.5.1] fits'],
  ]);
});

describe('the promises that tests make', () => {
  it('are read from the name of a test, one for each number, and leave out what the system lacks', () => {
    expect(promisesProvenBy('a.test.ts', ['the cart', '[5.4.1, 9.1.1] survives (needs Linux)'])).toEqual([
      { number: '5.4.1', text: 'the cart: survives', file: 'a.test.ts' },
      { number: '9.1.1', text: 'the cart: survives', file: 'a.test.ts' },
    ]);
    expect(promisesProvenBy('a', ['works [1.2]', 'as in [1.2.3]'])).toEqual([]);
  });

  it('make a page in the order of their numbers, whose words are no Markdown', () => {
    const page = promisesPage([
      { number: '5.10.1', text: 'later', file: 'b' },
      { number: '5.4.1', text: 'has *no* <b>', file: 'b' },
      { number: '5.4.1', text: 'again', file: 'b' },
    ]);
    expect(page.split('\n').filter((line) => /^ *- (?!\d)/.test(line))).toEqual([
      '- <a id="5.4.1"></a>**5.4.1** Signing in counts only with an id and a token that are not empty.',
      '  - again ([b](../b))',
      '  - has \\*no\\* \\<b> ([b](../b))',
      '- <a id="5.10.1"></a>**5.10.1** A product is added when an id comes back, and deleted when one that is not empty does.',
      '  - later ([b](../b))',
    ]);
  });

  it('are not shown by the form of what travels, unless they are about it', () => {
    const file = 'shared-contracts/src/a.test.ts';
    const form = ['7.1.1', '7.51.1'].map((number) => ({ number, text: 'travels', file }));
    const behaves = { number: '9.4.1', text: 'a price', file: 'mf-orders/src/a.test.ts' };
    const missing = findUncoveredPromises([...form, behaves, { ...behaves, file }]);
    expect(missing).toHaveLength(200);
    expect(missing).toContainEqual({ number: '7.51.1', why: 'form alone' });
    expect(missing).toContainEqual({ number: '1.1.1', why: 'no test' });
    expect(missing.map(({ number }) => number)).not.toContain('7.1.1');
    const page = promisesPage([...form, behaves]);
    expect(page).toContain(`  - travels ([${file}](../${file}), form)`);
    expect(page).toContain('- 7.51.1: only its form on the wire is shown');
  });
});

it('the specification has 202 sentences that promise something', () => {
  expect(Object.keys(promiseSentences)).toHaveLength(202);
});

it('a test of behaviour is known for every sentence', () => {
  const page = madeDocuments().find(({ file }) => file.endsWith('promises.md'))?.text ?? '';
  const missing = [...page.slice(page.indexOf('## Not shown')).matchAll(/^- ([\d.]+): /gm)].map(([, number]) => number);
  expect(page).toContain('## Not shown');
  expect(missing).toEqual([]);
});
