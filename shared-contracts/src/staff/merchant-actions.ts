import { z } from 'zod';
import { operation } from '../wire/operation.ts';
import { id } from '../wire/primitives.ts';
import { decisionRoles } from './roles.ts';

const common = { group: 'api', access: 'admin', roles: decisionRoles, errors: ['not_found'] } as const;

export const endMerchantSessions = operation({
  ...common,
  name: 'endMerchantSessions',
  path: '/admin-api/merchant/end-sessions',
  request: z.object({ merchant_id: id }),
  response: z.object({ revoked: z.int() }),
});

export const maxGrantableLimits = { pictures: 100_000, pictureMebibytes: 100_000 } as const;

export const setMerchantLimits = operation({
  ...common,
  name: 'setMerchantLimits',
  path: '/admin-api/merchant/set-limits',
  request: z.object({
    merchant_id: id,
    pictures: z.int().min(1).max(maxGrantableLimits.pictures).nullable(),
    picture_mebibytes: z.int().min(1).max(maxGrantableLimits.pictureMebibytes).nullable(),
  }),
  response: z.object({ merchant_id: z.string() }),
});
