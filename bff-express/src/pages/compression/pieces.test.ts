import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { createAssembly, nonceMark, piecesOf } from './pieces.ts';

const text = fc.string({ unit: 'grapheme' });
/** Some long enough to be compressed. */
const texts = fc.oneof(
  text,
  fc.tuple(text, fc.integer({ min: 100, max: 600 })).map(([part, times]) => part.repeat(times)),
);

it('every response gets the whole page around its own nonce, compressed or not, in any number of parts', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(texts, { minLength: 1, maxLength: 4 }), {
        minLength: 1,
        maxLength: 3,
      }),
      fc.base64String({ minLength: 1, maxLength: 30 }),
      async (parts, nonce) => {
        const html = parts.map((texts) => texts.join(nonceMark));
        const pieces = await Promise.all(html.map(piecesOf));
        const expected = parts.map((texts) => texts.join(nonce)).join('');
        for (const gzip of [true, false]) {
          const assembly = createAssembly(nonce, gzip);
          const sent = Buffer.concat([...pieces.map((part) => assembly.part(part)), assembly.end()]);
          expect((gzip ? gunzipSync(sent) : sent).toString()).toBe(expected);
        }
      },
    ),
    { numRuns: 60 },
  );
});
