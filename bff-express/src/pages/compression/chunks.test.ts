import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { tokenLength } from '../../telemetry/index.ts';
import {
  createChunkAssembler,
  createChunkCompressor,
  type DocumentPlaceholders,
  type DocumentText,
  newNonce,
  placeholderMarks,
  sizeOf,
} from './chunks.ts';

const text = fc.string({ unit: 'grapheme' });
const texts = fc.oneof(
  text,
  fc.tuple(text, fc.integer({ min: 100, max: 600 })).map(([part, times]) => part.repeat(times)),
  fc
    .array(fc.oneof(fc.constantFrom('<style nonce="', '">', 'Пионы «Сара Бернар»', '<li class="ds-1a">', '=='), text), {
      maxLength: 40,
    })
    .map((words) => words.join('')),
);

const blank = fc.constantFrom<keyof DocumentPlaceholders>('nonce', 'token');

const newBlanks = (): DocumentPlaceholders => ({
  nonce: newNonce(),
  token: randomBytes((tokenLength / 4) * 3).toString('base64url'),
});

async function sent(parts: readonly DocumentText[], blanks: DocumentPlaceholders, gzip: boolean): Promise<Buffer> {
  const cut = createChunkCompressor();
  const assembly = createChunkAssembler(blanks, gzip);
  const bytes: Buffer[] = [];
  for (const part of parts) bytes.push(assembly.part(await cut([part])));
  return Buffer.concat([...bytes, assembly.end()]);
}

it('every response gets the whole page around its own nonce and token, compressed or not, in any number of parts', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(fc.tuple(texts, blank), { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 3 }),
      async (page) => {
        const filledWith = (blanks: DocumentPlaceholders) =>
          page.map((pieces) => pieces.map(([words, name]) => words + blanks[name]).join(''));
        const parts = filledWith(placeholderMarks);
        const blanks = newBlanks();
        const expected = filledWith(blanks).join('');
        expect(gunzipSync(await sent(parts, blanks, true)).toString()).toBe(expected);
        expect((await sent(parts, blanks, false)).toString()).toBe(expected);
      },
    ),
    { numRuns: 200 },
  );
});

it('a text that many pages have, and bytes of one, stand among the others as they are', async () => {
  const kinds: ((words: string) => DocumentText)[] = [(words) => words, Buffer.from, (common) => ({ common })];
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(texts, fc.nat(2)), { minLength: 1, maxLength: 6 }), async (page) => {
      const whole = page.map(([words]) => words).join('<p>');
      const cut = createChunkCompressor();
      const around = page.flatMap(([words, kind], index): DocumentText[] => [
        ...(index === 0 ? [] : ['<p>']),
        (kinds[kind] ?? String)(words),
      ]);
      const assembly = createChunkAssembler(newBlanks(), true);
      const bytes = Buffer.concat([assembly.part(await cut(around)), assembly.end()]);
      expect(gunzipSync(bytes).toString()).toBe(whole);
    }),
    { numRuns: 100 },
  );
});

it('a text that many pages have is compressed and kept once for all of them', async () => {
  const common = randomBytes(3_000).toString('base64');
  const [one] = await createChunkCompressor()([{ common }]);
  const [, other] = await createChunkCompressor()(['<p>', { common }]);
  expect(other?.deflated).toBe(one?.deflated);
  expect(sizeOf(one ? [one] : [])).toBe(0);
});

it('holds for pages longer than what a piece can refer to', async () => {
  const paragraph = (seed: number) => `${seed}${randomBytes(3_000).toString('base64')}`;
  const words = Array.from({ length: 12 }, (_, index) => paragraph(index));
  const page = [...words, ...words];
  const blanks = newBlanks();
  const around = ({ nonce, token }: DocumentPlaceholders) => page.map((words) => nonce + words + token).join('');
  expect(gunzipSync(await sent([around(placeholderMarks)], blanks, true)).toString()).toBe(around(blanks));
});

it('compresses across nonces: what comes again after one, or in the next part, costs next to nothing', async () => {
  const once = randomBytes(6_000).toString('base64');
  const single = (await sent([once], newBlanks(), true)).length;
  const again = (await sent([[once, once].join(placeholderMarks.nonce), once], newBlanks(), true)).length;
  expect(single).toBeGreaterThan(6_000);
  expect(again).toBeLessThan(single + 300);
});
