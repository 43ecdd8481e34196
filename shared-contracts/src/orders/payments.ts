import { z } from 'zod';
import { type PaymentType, type ProfilePaymentType, paymentTypes, profilePaymentTypes } from '../wire/enums.ts';
import { readEnum, readList, readText } from '../wire/lenient.ts';
import { operation } from '../wire/operation.ts';

/** Payment profile (promise 3.10.1). The secret is never read back: only whether one is set, and its end. */
export interface PaymentProfile {
  paymentType: ProfilePaymentType;
  shopId: string;
  /** Empty where none is set, else a mask with the last four characters. */
  secretTokenMask: string;
}

const profileWire = z.object({
  payment_type: z.enum(profilePaymentTypes),
  yooukassa_shop_id: z.string(),
  yooukassa_secret_token: z.string(),
});

function readProfile(body: unknown): PaymentProfile {
  const answer = z.looseObject({ payment_type: z.unknown().optional() }).parse(body);
  return {
    paymentType: readEnum(profilePaymentTypes, answer.payment_type),
    shopId: readText(answer.yooukassa_shop_id),
    secretTokenMask: readText(answer.yooukassa_secret_token),
  };
}

/** The merchant's payment profile (promise 7.30.1); `p2p` until set. */
export const readPaymentProfile = operation({
  name: 'readPaymentProfile',
  summary: "The merchant's payment profile",
  group: 'orders',
  path: '/merchant-api/v1/get/payment-profile',
  access: 'merchant',
  request: z.object({}),
  response: profileWire,
  decode: readProfile,
});

/** Changes the payment profile (promise 7.31.1). A secret left out, empty or sent as its mask stays; null clears it. */
export const updatePaymentProfile = operation({
  name: 'updatePaymentProfile',
  summary: 'Change the payment profile',
  group: 'orders',
  path: '/merchant-api/v1/set/payment-profile',
  access: 'merchant',
  request: z.object({
    payment_type: z.enum(profilePaymentTypes).optional(),
    yooukassa_shop_id: z.string().trim().max(60).nullable().optional(),
    yooukassa_secret_token: z.string().trim().max(200).nullable().optional(),
  }),
  response: profileWire,
  encode: (profile: { paymentType?: ProfilePaymentType; shopId?: string | null; secretToken?: string | null }) => ({
    payment_type: profile.paymentType,
    yooukassa_shop_id: profile.shopId,
    yooukassa_secret_token: profile.secretToken,
  }),
  decode: readProfile,
});

const waysRead = z.object({ payment_methods: z.array(z.unknown()) });
const wayRead = z.object({ type: z.enum(paymentTypes) });

/** Ways to pay in a shop, for the public (promises 7.32.1, 7.32.2); the first is used. */
export const listPaymentMethods = operation({
  name: 'listPaymentMethods',
  summary: 'Ways to pay in a shop',
  group: 'orders',
  path: '/user-api/v1/get/payment-methods',
  access: 'merchantId',
  request: z.object({}),
  response: z.object({ payment_methods: z.array(z.object({ type: z.enum(paymentTypes) })) }),
  errors: ['shop_not_found', 'shop_stopped'],
  encode: (_: { merchantId: string }) => ({}),
  decode: (body): PaymentType[] => readList(waysRead.parse(body).payment_methods, wayRead).map((method) => method.type),
});
