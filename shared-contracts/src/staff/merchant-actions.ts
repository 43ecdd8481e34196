import { z } from 'zod';
import { operation } from '../wire/operation.ts';
import { id } from '../wire/primitives.ts';
import { deciding } from './roles.ts';

const common = { group: 'api', access: 'admin', roles: deciding, errors: ['not_found'] } as const;

/** Ends every session of a merchant: who is in is out, and signs in anew. */
export const endMerchantSessions = operation({
  ...common,
  name: 'endMerchantSessions',
  path: '/admin-api/merchant/end-sessions',
  request: z.object({ merchant_id: id }),
  response: z.object({ revoked: z.int() }),
});

/** Most that staff may grant. */
export const grantable = { pictures: 100_000, pictureMebibytes: 100_000 } as const;

/** Sets what one merchant may have; null: as much as everyone. */
export const setMerchantLimits = operation({
  ...common,
  name: 'setMerchantLimits',
  path: '/admin-api/merchant/set-limits',
  request: z.object({
    merchant_id: id,
    pictures: z.int().min(1).max(grantable.pictures).nullable(),
    picture_mebibytes: z.int().min(1).max(grantable.pictureMebibytes).nullable(),
  }),
  response: z.object({ merchant_id: z.string() }),
});
