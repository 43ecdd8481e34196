import { z } from 'zod';
import { operation } from '../wire/operation.ts';
import { id } from '../wire/primitives.ts';
import { type ListedMerchant, listedWire, parseListedMerchant } from './merchants.ts';
import { everyRole } from './roles.ts';

const common = { group: 'api', access: 'admin', roles: everyRole } as const;

const limit = z.object({ used: z.number(), most: z.number(), common: z.number().optional(), is_own: z.boolean() });

const card = z.object({
  merchant: listedWire,
  phone: z.string(),
  seller: z.string(),
  inn: z.string(),
  sessions: z.int(),
  open_complaints: z.int(),
  orders: z.object({ count: z.int(), sum: z.number(), paid: z.number() }),
  limits: z.object({ pictures: limit, picture_mebibytes: limit }),
});

export interface MerchantCard {
  merchant: ListedMerchant;
  phone: string;
  seller: string;
  inn: string;
  sessions: number;
  open_complaints: number;
  orders: { count: number; sum: number; paid: number };
  limits: Record<'pictures' | 'picture_mebibytes', z.infer<typeof limit>>;
}

export const readMerchantCard = operation({
  ...common,
  name: 'readMerchantCard',
  path: '/admin-api/merchant/card',
  request: z.object({ merchant_id: id }),
  response: card,
  errors: ['not_found'],
  decode: (body): MerchantCard => {
    const answer = card.parse(body);
    return { ...answer, merchant: parseListedMerchant(answer.merchant) };
  },
});

export const viewCredentials = z.object({ merchant_id: z.string(), merchant_auth_token: z.string() });

/** Lets a member of staff look at a merchant's office for half an hour, changing nothing; the merchant's log says so. */
export const viewAsMerchant = operation({
  ...common,
  name: 'viewAsMerchant',
  path: '/admin-api/merchant/view-as',
  request: z.object({ merchant_id: id }),
  response: viewCredentials,
  errors: ['not_found'],
  decode: (body) => ({ merchantId: z.object({ merchant_id: z.string().min(1) }).parse(body).merchant_id }),
});
