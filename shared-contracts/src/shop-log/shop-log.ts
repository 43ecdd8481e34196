import { z } from 'zod';
import { everyRole } from '../staff/roles.ts';
import { staffRoles } from '../wire/enums.ts';
import { operation } from '../wire/operation.ts';
import { id, instant, page, perPage, totalCount } from '../wire/primitives.ts';

export const maxLogLines = 10_000;

const line = z.object({
  line_id: z.string(),
  at: instant,
  actor: z.enum(['merchant', 'shopper', 'admin', 'system']),
  kind: z.string(),
  subject_id: z.string(),
  order_number: z.int().optional(),
  /** As it is now; missing once the product is deleted for good. */
  product_title: z.string().optional(),
  role: z.enum(staffRoles).optional(),
  /** E-mail of the member of staff; only in the log that staff read. The merchant sees the role, not the person. */
  who: z.string().optional(),
  was: z.string(),
  became: z.string(),
  address: z.string(),
});
export type ShopLogLine = z.infer<typeof line>;

const logPage = { page, per_page: perPage };
const logAnswer = z.object({ list: z.array(line), total_count: totalCount });
const readLogAnswer = (body: unknown) => {
  const answer = logAnswer.parse(body);
  return { lines: answer.list, totalCount: answer.total_count };
};

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

export const readMerchantLog = operation({
  name: 'readMerchantLog',
  group: 'api',
  path: '/admin-api/merchant/log',
  access: 'admin',
  roles: everyRole,
  request: z.object({ merchant_id: id, ...logPage }),
  response: logAnswer,
  errors: ['not_found'],
  decode: readLogAnswer,
});
