import fc from 'fast-check';
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
