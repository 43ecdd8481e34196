import { z } from 'zod';
import { errorCatalogue, fieldErrorsOf } from '../index.ts';

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

it('each error has the status of HTTP that fits', () => {
  const codes: Record<number, string[]> = {};
  for (const [code, [status]] of Object.entries(errorCatalogue)) codes[status] = [...(codes[status] ?? []), code];
  expect(codes).toEqual({
    400: ['validation_failed', 'malformed_body'],
    401: ['unauthorized', 'invalid_credentials'],
    403: [
      'second_factor_required',
      'second_factor_wrong',
      'second_factor_unset',
      'passkey_refused',
      'telegram_refused',
      'forbidden',
      'read_only',
      'signature_refused',
      'origin_forbidden',
    ],
    404: ['not_found', 'shop_not_found'],
    405: ['method_not_allowed'],
    409: [
      'conflict',
      'other_account',
      'already_exists',
      'name_taken',
      'email_taken',
      'illegal_transition',
      'sold_out',
      'cart_changed',
      'consent_outdated',
      'idempotency_conflict',
      'list_full',
      'revert_over',
      'slot_taken',
      'promo_used_up',
      'report_limit',
      'picture_limit',
      'attempts_over',
      'incompatible',
      'release_pinned',
      'payment_refused',
    ],
    410: ['gone', 'reset_link_used', 'sign_in_link_used', 'email_link_used'],
    413: ['payload_too_large'],
    415: ['unsupported_media_type', 'unreadable_text'],
    422: ['work_too_long', 'work_failed'],
    429: ['rate_limited'],
    500: ['internal'],
    502: ['upstream_failed'],
    503: ['shop_stopped', 'busy', 'provider_unavailable', 'payment_unavailable', 'disk_full', 'unavailable'],
    504: ['upstream_timeout'],
  });
});
