import { promisesPage, shownBy } from './promises.ts';

/** Written with other brackets here, so that this file promises nothing itself. */
const code = (text: string): string => text.replaceAll('«', '[').replaceAll('»', ']');

describe('the promises that tests make', () => {
  it('are read from test names, one for each number', () => {
    const file = code("it('«5.4.1, 9.1.1» accepts it', () => {}); it.each(rows)(`«3.1.1» has $field`, () => {});");
    expect(shownBy('a.test.ts', file)).toEqual([
      { number: '5.4.1', text: 'accepts it', file: 'a.test.ts' },
      { number: '9.1.1', text: 'accepts it', file: 'a.test.ts' },
      { number: '3.1.1', text: 'has $field', file: 'a.test.ts' },
    ]);
  });

  it('keep quotes inside a name', () => {
    const file = code(`it('«8.1.1» says \\'no\\'', f); it("«8.2.1» it's \`x\`", f);`);
    expect(shownBy('a', file).map(({ text }) => text)).toEqual(["says 'no'", "it's `x`"]);
  });

  it('carry the names of the groups they stand in', () => {
    const file = code(`
describe('the cart', () => {
  describe('when empty', () => {
    it('shows so', f);
  });
  describe('with goods', () => {
    it('«5.1.1» counts them', f);
  });
  it('«5.1.2» survives', f);
});
it('«5.1.3» stands alone', f);`);
    const named = shownBy('a', file).map(({ text }) => text);
    expect(named).toEqual(['the cart: with goods: counts them', 'the cart: survives', 'stands alone']);
  });

  it('leave out tests without a number', () => {
    expect(shownBy('a', code("it('works «1.2»', f); const list = 'as in «1.2.3»';"))).toEqual([]);
  });

  it('make a page in the order of their numbers', () => {
    const page = promisesPage([
      { number: '5.10.1', text: 'later', file: 'b' },
      { number: '5.4.1', text: 'first', file: 'a' },
      { number: '5.4.1', text: 'again', file: 'b' },
    ]);
    const list = page.slice(page.indexOf('- **'));
    expect(list).toBe('- **5.4.1**\n  - again (`b`)\n  - first (`a`)\n- **5.10.1**\n  - later (`b`)\n');
  });
});
