import { z } from 'zod';
import * as api from '../index.ts';
import { operations } from '../operations.ts';

const unseen =
  '\u00ad\u034f\u061c\u115f\u1160\u17b4\u180e\u200b\u200c\u200d\u200e\u200f\u202a\u202e\u2060\u2066\u2069\u2800\u3164\ufe0f\ufeff\uffa0\u{e0001}';

it.each([...unseen])('%j is no content, and does not stay between letters', (character) => {
  expect(api.cleanText(` ${character}\n${character}`)).toBe('');
  expect(api.cleanText(`Ан${character}на`)).toBe('Анна');
});

it.each([
  ['a letter with its mark', 'и\u0306е\u0308', 'йё'],
  ['a character that nobody sees between them', 'и\u200b\u0306', 'й'],
  ['a family', '👩‍👩‍👧‍👦', '👩‍👩‍👧‍👦'],
  ['a gardener of one colour', '👩🏽‍🌾', '👩🏽‍🌾'],
  ['a heart, a key and a flag', '❤️‍🔥 1️⃣ 🏳️‍🌈', '❤️‍🔥 1️⃣ 🏳️‍🌈'],
  ["a country's part", '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['an emoji that joins nothing', '👩\u200d', '👩'],
  ['Persian and Hindi words', 'می‌خواهم क्‍ष', 'می‌خواهم क्‍ष'],
  ['spaces around', '\u00a0 Роза\n', 'Роза'],
])('%s', (_, typed, kept) => {
  expect(api.cleanText(typed)).toBe(kept);
  expect(api.cleanText(kept)).toBe(kept);
});

it.each(['\u202a+7 916 204‑18‑37\u202c', '8\u200b (916)\u2060 204−18—37', '\ufeff7916204 18 37\u00ad'])(
  '%j is one phone',
  (text) => expect(api.phone.parse(text)).toBe('+79162041837'),
);

const verbatim =
  /[._](?:\w*ids?|token|\w*_token|\w*password|letter_key|code|consent|slugs|init_data|expected_note|after|transports)$|\.consents\.|^(?:dropDeadJobs|runDeadJobs|placePictures|notifyOfPayment|receiveMaxUpdate|publishRelease|reportRetreat|startCanary)\./;

function untidy(schema: z.ZodType, path: string): string[] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, field]) => untidy(field as z.ZodType, `${path}.${name}`));
  if (schema instanceof z.ZodArray) return untidy(schema.element as z.ZodType, path);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => untidy(option as z.ZodType, path));
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return untidy(schema.unwrap() as z.ZodType, path);
  const { data } = schema.safeParse('Роза\u200b и\u0306');
  return typeof data === 'string' && data !== 'Роза й' && !verbatim.test(path) ? [path] : [];
}

it('every text that a request takes is cleaned', () => {
  expect(operations.flatMap(({ name, request }) => untidy(request, name))).toEqual([]);
});
