import fc from 'fast-check';
import { patternOf } from '../../releases/page-routes.ts';
import { escapeHtml, escapeJson } from './escape.ts';

describe('escaping', () => {
  it('lets no text end the script element that it stands in, and loses nothing', () => {
    const evil = fc.constantFrom(
      '</script>',
      '<!--',
      '<script',
      ']]>',
      '\u2028',
      '\u2029',
      '&lt;',
      '"',
      '\\',
      '\u0000',
      'а',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(evil, fc.string()), { maxLength: 8 }), (parts) => {
        const value = { text: parts.join(''), [parts.join('')]: parts };
        const json = escapeJson(value);
        return !/[<>&\u2028\u2029]/.test(json) && JSON.stringify(JSON.parse(json)) === JSON.stringify(value);
      }),
    );
  });

  it('lets no text end the attribute or element that it stands in', () => {
    expect(escapeHtml(`"><img src=x onerror='a&b'>`)).toBe('&quot;&gt;&lt;img src=x onerror=&#39;a&amp;b&#39;&gt;');
  });
});

describe("patterns in react-router's notation", () => {
  it.each([
    ['/', '/b2b', true],
    ['/', '/b2b/', true],
    ['/', '/b2b/x', false],
    ['/merchant/orders/:id', '/b2b/merchant/orders/7', true],
    ['/merchant/orders/:id', '/b2b/merchant/orders/7/', true],
    ['/merchant/orders/:id', '/b2b/merchant/orders/', false],
    ['/merchant/orders/:id', '/b2b/merchant/orders/7/8', false],
    ['/merchant/orders/:id?', '/b2b/merchant/orders', true],
    ['/merchant/*', '/b2b/merchant', true],
    ['/merchant/*', '/b2b/merchant/a/b', true],
    ['/merchant/*', '/b2b/merchants', false],
    ['/a.b', '/b2b/axb', false],
  ])('%s and %s', (path, address, matches) => {
    expect(patternOf(path).test(address)).toBe(matches);
  });
});
