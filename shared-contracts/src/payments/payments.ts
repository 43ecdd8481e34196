import { z } from 'zod';
import { type CaptureMode, captureModes, type ProfilePaymentType, profilePaymentTypes } from '../wire/enums.ts';
import { parseEnum, parseNumber, parseText } from '../wire/lenient.ts';
import { operation } from '../wire/operation.ts';
import { typedText } from '../wire/primitives.ts';

export interface PaymentProfile {
  paymentType: ProfilePaymentType;
  shopId: string;
  secretTokenMask: string;
  /** When a card payment is captured: at once, or once the merchant has accepted the order. СБП always captures at once. */
  capture: CaptureMode;
  /** Tax system for receipts (54-FZ), 1 to 6; null where the provider is to send none. */
  taxSystemCode: number | null;
  /** VAT code of the goods in receipts, 1 to 12; 1 means without VAT. */
  vatCode: number | null;
}

const taxSystemCode = z.int().min(1).max(6).nullable().optional();
const vatCode = z.int().min(1).max(12).nullable().optional();

const profileWire = z.object({
  payment_type: z.enum(profilePaymentTypes),
  yooukassa_shop_id: z.string(),
  yooukassa_secret_token: z.string(),
  capture: z.enum(captureModes).optional(),
  tax_system_code: taxSystemCode,
  vat_code: vatCode,
});

function readProfile(body: unknown): PaymentProfile {
  const answer = z.looseObject({ payment_type: z.unknown().optional() }).parse(body);
  return {
    paymentType: parseEnum(profilePaymentTypes, answer.payment_type),
    shopId: parseText(answer.yooukassa_shop_id),
    secretTokenMask: parseText(answer.yooukassa_secret_token),
    capture: parseEnum(captureModes, answer.capture),
    taxSystemCode: parseNumber(answer.tax_system_code),
    vatCode: parseNumber(answer.vat_code),
  };
}

export const readPaymentProfile = operation({
  name: 'readPaymentProfile',
  readOnly: true,
  group: 'orders',
  path: '/merchant-api/v1/get/payment-profile',
  access: 'merchant',
  request: z.object({}),
  response: profileWire,
  decode: readProfile,
});

/** Changes the payment profile (promise 7.31.1). The secret stays if it is omitted, empty or equal to its mask; null clears it. */
export const updatePaymentProfile = operation({
  name: 'updatePaymentProfile',
  group: 'orders',
  path: '/merchant-api/v1/set/payment-profile',
  access: 'merchant',
  request: z.object({
    payment_type: z.enum(profilePaymentTypes).optional(),
    yooukassa_shop_id: typedText().max(60).nullable().optional(),
    yooukassa_secret_token: typedText().max(200).nullable().optional(),
    capture: z.enum(captureModes).optional(),
    tax_system_code: taxSystemCode,
    vat_code: vatCode,
  }),
  response: profileWire,
  encode: (profile: {
    paymentType?: ProfilePaymentType;
    shopId?: string | null;
    secretToken?: string | null;
    capture?: CaptureMode;
    taxSystemCode?: number | null;
    vatCode?: number | null;
  }) => ({
    payment_type: profile.paymentType,
    yooukassa_shop_id: profile.shopId,
    yooukassa_secret_token: profile.secretToken,
    capture: profile.capture,
    tax_system_code: profile.taxSystemCode,
    vat_code: profile.vatCode,
  }),
  decode: readProfile,
});
