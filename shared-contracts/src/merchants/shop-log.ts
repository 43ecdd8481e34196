import { z } from 'zod';
import { staffRoles } from '../wire/enums.ts';
import { operation } from '../wire/operation.ts';
import { instant, page, perPage, totalCount } from '../wire/primitives.ts';

/** Lines of a shop's log that can be paged to: the newest. */
export const maxLogLines = 10_000;

const line = z.object({
  line_id: z.string(),
  at: instant,
  actor: z.enum(['merchant', 'shopper', 'admin', 'system']),
  kind: z.string(),
  /** Id of the product or order that it happened to; empty where it is the shop. */
  subject_id: z.string(),
  /** Of the order that it happened to; absent where it is none, or one that is gone. */
  order_number: z.int().optional(),
  /** What the member of staff is who did it; absent where nobody of staff did, or who did is gone. */
  role: z.enum(staffRoles).optional(),
  /** E-mail of the member of staff who did it, in the log as staff read it; the merchant learns what they are, not who. */
  who: z.string().optional(),
  was: z.string(),
  became: z.string(),
  /** The address that the merchant's own calls came from; empty for everybody else. */
  address: z.string(),
});
export type ShopLogLine = z.infer<typeof line>;

/** A page of a shop's log in the wire's words, and what a screen makes of it. */
export const logPage = { page, per_page: perPage };
export const logAnswer = z.object({ list: z.array(line), total_count: totalCount });
export const readLogAnswer = (body: unknown) => {
  const answer = logAnswer.parse(body);
  return { lines: answer.list, totalCount: answer.total_count };
};

/** What happened in the shop, newest first: who, what, when, from where (decision 3.14). */
export const readShopLog = operation({
  name: 'readShopLog',
  group: 'api',
  path: '/merchant-api/merchant/log',
  access: 'merchant',
  readOnly: true,
  request: z.object(logPage),
  response: logAnswer,
  decode: readLogAnswer,
});
