import { z } from 'zod';
import { mymStatuses } from '../wire/enums.ts';
import { parseEnum, parseList, parseText } from '../wire/lenient.ts';
import { operation } from '../wire/operation.ts';
import { type Merchant, parseSettings } from './merchant-entities.ts';

export const merchantInfo = z.object({
  merchant_name: z.string().optional(),
  base_info: z.object({
    name: z.string(),
    contact_phone: z.string().nullable(),
    location_address: z.string().nullable(),
  }),
  additional_info: z.record(z.string(), z.unknown()),
  subscription: z.object({ is_active: z.boolean() }),
  mum_status: z.enum(mymStatuses),
  mum_reason: z.string().optional(),
  product_types: z.array(z.string()),
});

const merchantRead = z.object({
  merchant_name: z.string().min(1).optional(),
  base_info: z.object({ name: z.string() }).loose(),
  additional_info: z.unknown().optional(),
  subscription: z.object({ is_active: z.boolean() }).catch({ is_active: false }),
  mum_status: z.unknown().optional(),
  mum_reason: z.unknown().optional(),
  product_types: z.unknown().optional(),
});

export const readMerchant = operation({
  name: 'readMerchant',
  readOnly: true,
  group: 'api',
  path: '/merchant-api/merchant/info',
  access: 'merchant',
  request: z.object({}),
  response: merchantInfo,
  decode: (body): Merchant => {
    const answer = merchantRead.parse(body);
    return {
      name: answer.merchant_name ?? answer.base_info.name,
      baseName: answer.base_info.name,
      contactPhone: parseText(answer.base_info.contact_phone),
      locationAddress: parseText(answer.base_info.location_address),
      settings: parseSettings(answer.additional_info),
      subscription: { isActive: answer.subscription.is_active },
      mumStatus: parseEnum(mymStatuses, answer.mum_status),
      mumReason: parseText(answer.mum_reason),
      productTypes: parseList(answer.product_types, z.string()),
    };
  },
});
