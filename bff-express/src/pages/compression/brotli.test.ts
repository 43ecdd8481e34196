import { randomBytes } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { type BrotliPage, brotliOf, brotliPart, brotliSize } from './brotli.ts';

const nonceOf = () => Buffer.from(randomBytes(16).toString('base64'));
const piecesOf = (texts: readonly string[]) =>
  texts.map((text) => ({ plain: Buffer.from(text), deflated: Buffer.alloc(0) }));
const sent = ({ parts, end }: BrotliPage, nonce: Buffer): string =>
  brotliDecompressSync(Buffer.concat([...parts.map((part) => brotliPart(part, nonce)), end])).toString();

/** Texts like a page's: much that comes again, and words of any letters. */
const text = fc
  .array(
    fc.oneof(fc.constantFrom('<style nonce="', '">', 'Пионы «Сара Бернар»', '<li class="ds-1a">', ''), fc.string()),
    {
      maxLength: 40,
    },
  )
  .map((words) => words.join(''));

it('gives what went in, with whichever nonce it is sent', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(text, { minLength: 1, maxLength: 8 }),
      fc.array(text, { minLength: 1, maxLength: 8 }),
      async ([first, ...others], rest) => {
        const start = [`<!doctype html>${first}`, ...others];
        const page = await brotliOf([piecesOf(start), piecesOf(rest)]);
        for (const nonce of [nonceOf(), nonceOf()]) {
          const expected = start.join(nonce.toString()) + rest.join(nonce.toString());
          expect(page && sent(page, nonce)).toBe(expected);
        }
      },
    ),
    { numRuns: 300 },
  );
});

it('compresses across nonces: what comes again after one costs next to nothing', async () => {
  const once = Buffer.from(randomBytes(6000).toString('base64')).toString();
  const single = await brotliOf([piecesOf([once])]);
  const double = await brotliOf([piecesOf([once, once]), piecesOf([once])]);
  expect(brotliSize(single)).toBeGreaterThan(5000);
  expect(brotliSize(double)).toBeGreaterThan(brotliSize(single));
  expect(brotliSize(double)).toBeLessThan(brotliSize(single) + 100);
});
