import fc from 'fast-check';
import { nextPath, signInPath } from './next-path.ts';

it('leads to the page that was asked for', () => {
  expect(nextPath('/merchant/orders/1?a=b#c')).toBe('/merchant/orders/1?a=b#c');
  expect(nextPath(new URLSearchParams(signInPath('/admin?x=1&y=2').split('?')[1]).get('next'))).toBe('/admin?x=1&y=2');
  expect(nextPath(null)).toBe('/merchant');
});

it.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\\\\evil',
  'merchant',
  '/..//evil.example',
])('does not lead away with %j', (next) => {
  expect(nextPath(next)).toBe('/merchant');
});

it('never leads to another site, whatever is asked for', () => {
  fc.assert(
    fc.property(fc.string(), (tail) => {
      const path = nextPath(`/${tail}`);
      expect(new URL(path, 'http://shop.test').origin).toBe('http://shop.test');
    }),
  );
});
