import {
  captureModes,
  cleanText,
  isBankAccount,
  isBic,
  isCardNumber,
  isCorrespondentAccount,
  isSinglePaymentLink,
  type Merchant,
  normalizeRussianPhone,
  type PaymentProfile,
  profilePaymentTypes,
  type TransferMethod,
  type TransferType,
  transferTypes,
  typedText,
} from 'shared-contracts';
import { z } from 'zod';
import { withIds } from '../../with-ids.ts';
import { paymentTexts } from './page-texts.ts';

const { errors } = paymentTexts;

const digitsOf = (text: string): string => text.replace(/[\s-]/g, '');

function isHttps(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === 'https:';
}

export function readTransfer(type: TransferType, typed: string): string | null {
  const value = cleanText(typed);
  const digits = digitsOf(value);
  if (type === 'card') return isCardNumber(digits) ? digits : null;
  if (type === 'phone') return normalizeRussianPhone(value);
  if (type === 'account') return /^\d{20}$/.test(digits) ? digits : null;
  return isHttps(value) ? value : null;
}

const method = z.object({
  type: z.enum(transferTypes),
  value: typedText(),
  bank: typedText().max(200, errors.long),
  holder: typedText().max(200, errors.long),
  // Only bank accounts have these; a draft of an earlier version lacks them.
  bic: z.string().transform(digitsOf).optional(),
  correspondent: z.string().transform(digitsOf).optional(),
});

export const methodSchema = method.superRefine(({ type, value, bic, correspondent }, context) => {
  const refuse = (field: keyof MethodValues, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message });
  const kept = readTransfer(type, value);
  if (kept === null) return refuse('value', errors[type]);
  if (type === 'sbp_link' && isSinglePaymentLink(kept)) return refuse('value', errors.sumInLink);
  if (type !== 'account' || !bic) return;
  if (!isBic(bic)) return refuse('bic', errors.bic);
  if (!isBankAccount(kept, bic)) return refuse('value', errors.notOfBank);
  if (correspondent && !isCorrespondentAccount(correspondent, bic)) refuse('correspondent', errors.correspondent);
});
export type MethodValues = z.infer<typeof method>;

export type MethodEntry = MethodValues & { id: string };

const isShopId = (text: string): boolean => /^\d{1,20}$/.test(text);

/**
 * The methods in the list have passed {@link methodSchema} in their dialog.
 * @param hasSecret the server has a secret key, so that none has to be typed
 */
export const paymentSchemaOf = (hasSecret: boolean) =>
  z
    .object({
      methods: z.array(method.extend({ id: z.string() })),
      paymentType: z.enum(profilePaymentTypes),
      /** Checked only where cards are taken: else it is not shown. */
      shopId: typedText(),
      secret: typedText().max(200, errors.long),
      /** Deletes the server's secret key; only where no cards are taken. */
      dropSecret: z.boolean(),
      capture: z.enum(captureModes),
      /** Code of the tax system, 1 to 6; empty for no receipts. */
      tax: z.string(),
      vat: z.string(),
    })
    .superRefine(({ paymentType, shopId, secret }, context) => {
      if (paymentType !== 'card') return;
      const demand = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
      if (shopId === '') demand('shopId', errors.shopIdMissing);
      else if (!isShopId(shopId)) demand('shopId', errors.shopId);
      if (secret === '' && !hasSecret) demand('secret', errors.secretMissing);
    });
export type PaymentValues = z.infer<ReturnType<typeof paymentSchemaOf>>;

const bankOf = ({ type, bic, correspondent }: Pick<TransferMethod, 'type' | 'bic' | 'correspondent'>) =>
  type === 'account' ? { ...(bic ? { bic } : {}), ...(correspondent ? { correspondent } : {}) } : {};

export const paymentValuesOf = ({ settings }: Merchant, profile: PaymentProfile): PaymentValues => ({
  paymentType: profile.paymentType,
  shopId: profile.shopId,
  secret: '',
  dropSecret: false,
  capture: profile.capture,
  tax: profile.taxSystemCode === null ? '' : String(profile.taxSystemCode),
  vat: String(profile.vatCode ?? 1),
  methods: withIds(settings.paymentMethods).map(({ id, type, value, bank = '', holder = '', bic, correspondent }) => ({
    id,
    type,
    value,
    bank,
    holder,
    ...bankOf({ type, bic, correspondent }),
  })),
});

export const transferMethodsOf = ({ methods }: Pick<PaymentValues, 'methods'>): TransferMethod[] =>
  methods.map(({ type, value, bank, holder, bic, correspondent }) => ({
    type,
    value,
    ...(bank ? { bank } : {}),
    ...(holder ? { holder } : {}),
    ...bankOf({ type, bic, correspondent }),
  }));

/** A secret that was not typed is left out: the server keeps the one it has. */
export const profileUpdateOf = ({ paymentType, shopId, secret, dropSecret, capture, tax, vat }: PaymentValues) => ({
  paymentType,
  // One that cannot be right was left behind where no cards are taken: the server keeps the one it has.
  ...(shopId === '' || isShopId(shopId) ? { shopId: shopId || null } : {}),
  ...(secret ? { secretToken: secret } : dropSecret && paymentType === 'p2p' ? { secretToken: null } : {}),
  capture,
  taxSystemCode: tax ? Number(tax) : null,
  vatCode: tax ? Number(vat) : null,
});
