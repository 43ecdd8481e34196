import { z } from 'zod';
import { fieldErrorsOf } from '../index.ts';

const errorsOf = (schema: z.ZodType, value: unknown) => {
  const { error } = schema.safeParse(value);
  return error ? fieldErrorsOf(error) : [];
};

it('a problem names fields by their path, and how much a text or list may hold', () => {
  const schema = z.object({ cart: z.object({ notes: z.array(z.string().max(5)).max(2) }), count: z.int().max(99) });
  expect(errorsOf(schema, { cart: { notes: ['ok', 'ok', 'ok'] }, count: 100 })).toMatchObject([
    { path: 'cart.notes', code: 'too_big', most: { of: 'entries', count: 2 } },
    { path: 'count', code: 'too_big' },
  ]);
  expect(errorsOf(schema, { cart: { notes: ['ok', 'roses, please'] }, count: 1 })).toMatchObject([
    { path: 'cart.notes[1]', code: 'too_big', most: { of: 'characters', count: 5 } },
  ]);
});

it('a problem names twenty wrong fields, however many there are', () => {
  const errors = errorsOf(
    z.array(z.string()),
    Array.from({ length: 5_000 }, () => 1),
  );
  expect(errors).toHaveLength(20);
  expect(errors.at(-1)?.path).toBe('[19]');
});
