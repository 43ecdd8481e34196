import fc from 'fast-check';
import { formatHex, hexOr, mix, parseHex } from './hex.ts';

const channel = fc.integer({ min: 0, max: 255 });

describe('hex colours', () => {
  it('[5.3.1, 8.4.1] takes 3 or 6 characters, with or without #, and throws at anything else', () => {
    expect(parseHex('fc2b2b')).toEqual({ r: 252, g: 43, b: 43 });
    expect(parseHex('#0af')).toEqual({ r: 0, g: 170, b: 255 });
    for (const text of ['', '#', 'ff', 'ffff', 'fffff', 'fffffff', '#12345g', 'red', '##fff'])
      expect(() => parseHex(text)).toThrow('Invalid HEX color.');
  });

  it('[5.3.1] refuses every length but 3 and 6', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789abcdefABCDEF'), maxLength: 12 });
    fc.assert(
      fc.property(digits, (text) => {
        if (text.length === 3 || text.length === 6) expect(() => parseHex(text)).not.toThrow();
        else expect(() => parseHex(text)).toThrow('Invalid HEX color.');
      }),
    );
  });

  it('writes what it read', () => {
    fc.assert(
      fc.property(channel, channel, channel, (r, g, b) =>
        expect(parseHex(formatHex({ r, g, b }))).toEqual({ r, g, b }),
      ),
    );
  });

  it('falls back where a colour is missing or malformed', () => {
    expect(hexOr(' #ABC ', '#000000')).toBe('#aabbcc');
    for (const text of [undefined, null, '', 'nonsense']) expect(hexOr(text, '#fc2b2b')).toBe('#fc2b2b');
  });

  it('lays one colour over another', () => {
    expect(mix('#ff0000', '#ffffff', 0)).toBe('#ffffff');
    expect(mix('#ff0000', '#ffffff', 1)).toBe('#ff0000');
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
  });
});
