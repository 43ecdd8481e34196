import { z } from 'zod';
import { type MymStatus, mymStatuses, type Visibility, visibilities } from '../wire/enums.ts';
import { parseEnum, parseList, parseNumber, parseText } from '../wire/lenient.ts';
import { operation } from '../wire/operation.ts';
import { id, orderDir, page, perPage, totalCount, typedText } from '../wire/primitives.ts';
import { decisionRoles, everyRole } from './roles.ts';

export interface ListedMerchant {
  id: string;
  name: string;
  title: string;
  email: string;
  mumStatus: MymStatus;
  mumReason: string;
  isActive: boolean;
  visibility: Visibility;
  lastOrderAt: string | null;
  createdAt: string;
}

export const listedWire = z.object({
  merchant_id: z.string(),
  merchant_name: z.string(),
  title: z.string(),
  email: z.string(),
  mum_status: z.enum(mymStatuses),
  mum_reason: z.string().optional(),
  is_active: z.boolean(),
  visibility: z.enum(visibilities).optional(),
  last_order_at: z.string().nullable().optional(),
  created_at: z.string(),
});

export const parseListedMerchant = (wire: { merchant_id: string; [field: string]: unknown }): ListedMerchant => ({
  id: wire.merchant_id,
  name: parseText(wire.merchant_name),
  title: parseText(wire.title),
  email: parseText(wire.email),
  mumStatus: parseEnum(mymStatuses, wire.mum_status),
  mumReason: parseText(wire.mum_reason),
  isActive: wire.is_active === true,
  visibility: parseEnum(visibilities, wire.visibility),
  lastOrderAt: parseText(wire.last_order_at) || null,
  createdAt: parseText(wire.created_at),
});

const common = { group: 'api', access: 'admin', roles: everyRole } as const;
const decided = { ...common, roles: decisionRoles } as const;

export const listMerchants = operation({
  ...common,
  name: 'listMerchants',
  path: '/admin-api/merchant/list',
  request: z.object({
    page,
    per_page: perPage,
    order_by: z.enum(['created_at', 'merchant_name', 'mum_status', 'last_order']).default('created_at'),
    order_dir: orderDir.default('desc'),
    merchant_id: z.union([id, z.literal('')]).optional(),
    merchant_name: typedText().max(120).optional(),
    subscription: z.enum(['active', 'stopped']).optional(),
    mum_status: z.enum(mymStatuses).optional(),
    visibility: z.enum(visibilities).optional(),
  }),
  response: z.object({ list: z.array(listedWire), total_count: totalCount }),
  errors: ['forbidden'],
  decode: (body) => {
    const answer = z.looseObject({ list: z.array(z.unknown()) }).parse(body);
    const merchants = parseList(answer.list, z.looseObject({ merchant_id: z.string().min(1) })).map(
      parseListedMerchant,
    );
    return { merchants, totalCount: parseNumber(answer.total_count) ?? merchants.length };
  },
});

const ofMerchant = z.object({ merchant_id: id });
const changed = { response: z.object({ merchant_id: z.string() }), errors: ['forbidden', 'not_found'] } as const;

/** Sets a merchant's mum status (promise 7.11.1). The reason of a refusal is kept for the merchant to read, until the status changes. */
export const setMumStatus = operation({
  ...decided,
  ...changed,
  name: 'setMumStatus',
  path: '/admin-api/merchant/set-mum-status',
  request: ofMerchant.extend({ mum_status: z.enum(mymStatuses), reason: typedText().max(1000).optional() }),
});

export const startSubscription = operation({
  ...decided,
  ...changed,
  name: 'startSubscription',
  path: '/admin-api/merchant/start-sub',
  request: ofMerchant,
});

export const stopSubscription = operation({
  ...decided,
  ...changed,
  name: 'stopSubscription',
  path: '/admin-api/merchant/stop-sub',
  request: ofMerchant,
});
