import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { createAssembly, newNonce, nonceMark, piecesOf } from './pieces.ts';

const text = fc.string({ unit: 'grapheme' });
/** Texts like a page's: some long enough to be compressed, and much that comes again after a nonce. */
const texts = fc.oneof(
  text,
  fc.tuple(text, fc.integer({ min: 100, max: 600 })).map(([part, times]) => part.repeat(times)),
  fc
    .array(fc.oneof(fc.constantFrom('<style nonce="', '">', 'Пионы «Сара Бернар»', '<li class="ds-1a">', '=='), text), {
      maxLength: 40,
    })
    .map((words) => words.join('')),
);

/** All parts of a page as a response with a nonce gets them. */
async function sent(parts: readonly string[], nonce: string, gzip: boolean): Promise<Buffer> {
  const pieces = await Promise.all(parts.map((html, index) => piecesOf(html, parts.slice(0, index).join(''))));
  const assembly = createAssembly(nonce, gzip);
  return Buffer.concat([...pieces.map((part) => assembly.part(part)), assembly.end()]);
}

it('every response gets the whole page around its own nonce, compressed or not, in any number of parts', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(texts, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 3 }),
      async (page) => {
        const parts = page.map((pieces) => pieces.join(nonceMark));
        const nonce = newNonce();
        const expected = page.map((pieces) => pieces.join(nonce)).join('');
        expect(gunzipSync(await sent(parts, nonce, true)).toString()).toBe(expected);
        expect((await sent(parts, nonce, false)).toString()).toBe(expected);
      },
    ),
    { numRuns: 200 },
  );
});

it('holds for pages longer than what a piece can refer to', async () => {
  const paragraph = (seed: number) => `${seed}${randomBytes(3_000).toString('base64')}`;
  const words = Array.from({ length: 12 }, (_, index) => paragraph(index));
  const page = [...words, ...words];
  const nonce = newNonce();
  expect(gunzipSync(await sent([page.join(nonceMark)], nonce, true)).toString()).toBe(page.join(nonce));
});

it('compresses across nonces: what comes again after one, or in the next part, costs next to nothing', async () => {
  const once = randomBytes(6_000).toString('base64');
  const single = (await sent([once], newNonce(), true)).length;
  const again = (await sent([[once, once].join(nonceMark), once], newNonce(), true)).length;
  expect(single).toBeGreaterThan(6_000);
  expect(again).toBeLessThan(single + 300);
});
