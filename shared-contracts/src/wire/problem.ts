import { z } from 'zod';
import { promoRefusal } from './promo-refusals.ts';

export const errorCatalogue = {
  validation_failed: [400, 'The request has fields that are not valid'],
  malformed_body: [400, 'The body could not be read'],
  unauthorized: [401, 'Sign in first'],
  invalid_credentials: [401, 'E-mail or password is wrong'],
  second_factor_required: [403, 'The code of the second step is needed'],
  second_factor_wrong: [403, 'The code is wrong or was used'],
  second_factor_unset: [403, 'The second step is not set up yet'],
  passkey_refused: [403, 'The passkey is unknown here, or its answer does not fit'],
  telegram_refused: [403, 'Telegram did not sign it just now, it was used, or the chat is not linked to this shop'],
  forbidden: [403, 'Not allowed'],
  read_only: [403, 'Whoever only looks changes nothing'],
  signature_refused: [403, 'The signature, or a hash, does not fit'],
  origin_forbidden: [403, 'A call with the cookie needs a JSON or multipart body and its own origin'],
  not_found: [404, 'Not found'],
  shop_not_found: [404, 'No such shop'],
  method_not_allowed: [405, 'The path exists, the method does not'],
  conflict: [409, 'The thing has changed meanwhile'],
  other_account: [409, 'The session is of another account than the page'],
  already_exists: [409, 'It exists already'],
  name_taken: [409, 'This shop name is taken'],
  email_taken: [409, 'This e-mail is registered already'],
  illegal_transition: [409, 'This move is not allowed from the present state'],
  sold_out: [409, 'There is not enough of it left'],
  cart_changed: [409, 'Prices or goods have changed'],
  consent_outdated: [409, 'A document has a newer version'],
  idempotency_conflict: [409, 'The key was used with another body'],
  list_full: [409, 'The list holds as many entries as it may'],
  revert_over: [409, 'The step cannot be taken back any more'],
  slot_taken: [409, 'Other orders have taken the hours'],
  promo_used_up: [409, 'The promo code has no uses left'],
  report_limit: [409, 'The payment of an order is reported at most five times'],
  picture_limit: [409, 'A product shows at most three pictures'],
  attempts_over: [409, 'No attempts are left'],
  incompatible: [409, 'It does not fit what is active'],
  release_pinned: [409, 'The active release is held'],
  payment_refused: [409, 'The payment provider refuses it'],
  gone: [410, 'It is no longer there'],
  reset_link_used: [410, 'The link has been used or is too old'],
  sign_in_link_used: [410, 'The link has been used or is too old'],
  email_link_used: [410, 'The link has been used, replaced, canceled or is too old'],
  payload_too_large: [413, 'The body is too large'],
  unsupported_media_type: [415, 'This kind of file is not taken'],
  unreadable_text: [415, 'The letters of the text are broken, or in no encoding that is known'],
  work_too_long: [422, 'The file took too long to work through'],
  work_failed: [422, 'The file could not be worked through'],
  rate_limited: [429, 'Too many tries, wait a little'],
  internal: [500, 'Something broke on our side'],
  upstream_failed: [502, 'A service answered badly'],
  shop_stopped: [503, 'The shop is closed for now'],
  busy: [503, 'Too much is waiting already, try again shortly'],
  provider_unavailable: [503, 'The outside service does not answer'],
  payment_unavailable: [503, 'The payment provider does not answer'],
  disk_full: [503, 'There is no room left on the disk'],
  unavailable: [503, 'Not ready'],
  upstream_timeout: [504, 'A service did not answer in time'],
} as const satisfies Record<string, readonly [number, string]>;

export type ErrorCode = keyof typeof errorCatalogue;

export const workErrors = ['busy', 'work_too_long', 'work_failed'] as const satisfies ErrorCode[];

const fieldErrorSchema = z.object({
  path: z.string(),
  code: z.string(),
  message: z.string(),
  most: z.object({ of: z.enum(['characters', 'entries']), count: z.int() }).optional(),
});
export type FieldError = z.infer<typeof fieldErrorSchema>;

const cartChangeSchema = z.object({
  product_id: z.string(),
  size_id: z.string().nullable(),
  /**
   * `was` and `now` are pieces for `stock`, else roubles. `day`: the chosen day or hours are no longer available. `least_order`: the delivery method
   * requires an order of at least `now`. `promo`: the code named `title` gives another discount, or none; then `promo` says why.
   */
  kind: z.enum(['price', 'unpublished', 'size_gone', 'stock', 'sum', 'delivery', 'day', 'least_order', 'promo']),
  title: z.string().nullable(),
  was: z.number().nullable(),
  now: z.number().nullable(),
  promo: promoRefusal.optional(),
});
export type CartChangeWire = z.infer<typeof cartChangeSchema>;

export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  requestId: z.string(),
  detail: z.string().optional(),
  errors: z.array(fieldErrorSchema).optional(),
  changes: z.array(cartChangeSchema).optional(),
  limit: z.object({ of: z.string(), most: z.int() }).optional(),
  retryAfter: z.number().optional(),
});
export type Problem = z.infer<typeof problemSchema>;

export const parseProblem = (body: unknown): Problem | null => problemSchema.safeParse(body).data ?? null;

export const problemContentType = 'application/problem+json';

export function problemOf(code: ErrorCode, requestId: string, extra: Partial<Problem> = {}): Problem {
  const [status, title] = errorCatalogue[code];
  return { type: `urn:b2b:problem:${code}`, title, status, code, requestId, ...extra };
}

const maxFieldErrors = 20;

const measures: Record<string, 'characters' | 'entries'> = { string: 'characters', array: 'entries' };

function maxOf(issue: z.core.$ZodIssue): Pick<FieldError, 'most'> {
  const of = issue.code === 'too_big' ? measures[issue.origin] : undefined;
  return of && issue.code === 'too_big' ? { most: { of, count: Number(issue.maximum) } } : {};
}

export function fieldErrorsOf(error: z.ZodError): FieldError[] {
  return error.issues
    .slice(0, maxFieldErrors)
    .map((issue) => ({
      path: issue.path.reduce<string>(
        (path, key) => (typeof key === 'number' ? `${path}[${key}]` : path ? `${path}.${String(key)}` : String(key)),
        '',
      ),
      code: issue.code ?? 'invalid',
      message: issue.message,
      ...maxOf(issue),
    }));
}
