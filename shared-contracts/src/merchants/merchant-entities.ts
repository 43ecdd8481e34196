import { z } from 'zod';
import {
  type ColourTheme,
  type ContactType,
  colourThemes,
  contactTypes,
  type Font,
  fonts,
  type MymStatus,
  mymStatuses,
  type Template,
  type TransferType,
  templates,
  transferTypes,
  type Visibility,
  visibilities,
} from '../wire/enums.ts';
import { jsonList } from '../wire/json-list.ts';
import { readEnum, readList, readText } from '../wire/lenient.ts';
import { isCardNumber, isInn, isLinkOfOnePayment, isOgrn, isOgrnip } from './check-digits.ts';
import { contactAddress, isWebAddress } from './contact-address.ts';
import { misfitsOfSeller, type SellerKind, sellerKindOf, sellerKinds } from './seller.ts';

export interface Contact {
  type: ContactType;
  value: string;
}

/** One way to pay by transfer: a card number, a phone, a bank's SBP link kept whole, an account. */
export interface TransferMethod {
  type: TransferType;
  value: string;
  bank?: string;
  holder?: string;
  /** Of an account: the bank's BIC and its account at the Bank of Russia; with them a bank's app reads the payment from a QR code. */
  bic?: string;
  correspondent?: string;
}

/** Shop settings (promise 3.2.1). An empty text means not set. */
export interface ShopSettings {
  title: string;
  description: string;
  email: string;
  mainColor: string;
  themeId: ColourTheme;
  templateId: Template;
  fontId: Font;
  visibility: Visibility;
  contacts: Contact[];
  paymentMethods: TransferMethod[];
  /** Of shops that do not say it, what their numbers tell; empty where they tell nothing. */
  sellerKind: SellerKind | '';
  inn: string;
  /** An organisation's OGRN stands here, too. */
  ogrnip: string;
  fio: string;
  mymStatus: MymStatus;
}

/** Merchant (promises 3.1.1 to 3.2.3). */
export interface Merchant {
  /** The shop's name in its address. */
  name: string;
  /** What the merchant calls it in `base_info`; the name in the address where nothing else is kept. */
  baseName: string;
  contactPhone: string;
  locationAddress: string;
  settings: ShopSettings;
  subscription: { isActive: boolean };
  mumStatus: MymStatus;
  /** Why staff refused; empty where they did not, or did not say. */
  mumReason: string;
  productTypes: string[];
}

/** A contact holds what its kind allows, and nothing that would change where its link leads. */
const contact = z
  .object({ type: z.enum(contactTypes), value: z.string().trim().min(1).max(300) })
  .refine(({ type, value }) => contactAddress(type, value) !== null, {
    path: ['value'],
    message: 'a contact of its type',
  });
/** Spaces and hyphens between the digits of a card's number are how people write it. */
const cardDigits = (value: string): string => value.replace(/[\s-]/g, '');
const transferMethod = z
  .object({
    type: z.enum(transferTypes),
    value: z.string().trim().min(1).max(1000),
    bank: z.string().max(200).optional(),
    holder: z.string().max(200).optional(),
    bic: z.string().max(20).optional(),
    correspondent: z.string().max(40).optional(),
  })
  // Where a slip sends money to somebody else, or asks every shopper for the same sum, no other screen may let it through either.
  .refine(({ type, value }) => type !== 'card' || isCardNumber(cardDigits(value)), {
    path: ['value'],
    message: 'a card number with its check digit',
  })
  .refine(({ type, value }) => type !== 'sbp_link' || isWebAddress(value), {
    path: ['value'],
    message: 'an https address',
  })
  .refine(({ type, value }) => type !== 'sbp_link' || !isLinkOfOnePayment(value), {
    path: ['value'],
    message: 'a link without a sum, for many payments',
  });

/** Readers are lenient: an unknown contact type is a phone (promises 4.4.6, 5.5.1). */
const contactRead = z.object({
  type: z
    .unknown()
    .optional()
    .transform((type) => readEnum(contactTypes, type)),
  value: z.string().min(1),
});
const transferRead = z.object({
  type: z.enum(transferTypes),
  value: z.string().min(1),
  bank: z.string().optional().catch(undefined),
  holder: z.string().optional().catch(undefined),
  bic: z.string().optional().catch(undefined),
  correspondent: z.string().optional().catch(undefined),
});

/** Text as a merchant sets it: trimmed, at most so long; null clears. */
export const text = (max: number) => z.string().trim().max(max).nullable();
const hex = z.string().regex(/^#?(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, 'a hex colour of 3 or 6 digits');

const isRegistration = (value: string): boolean => isOgrnip(value) || isOgrn(value);

/** What `additional_info` may set; a key that is cleared travels as null, other keys are kept as they are. */
export const additionalInfoSchema = z
  .looseObject({
    title: text(120).optional(),
    description: text(4000).optional(),
    email: z.email().max(254).nullable().optional(),
    mainColor: hex.nullable().optional(),
    themeId: z.enum(colourThemes).nullable().optional(),
    templateId: z.enum(templates).nullable().optional(),
    fontId: z.enum(fonts).nullable().optional(),
    visibility: z.enum(visibilities).nullable().optional(),
    contacts: jsonList(contact).nullable().optional(),
    paymentMethods: jsonList(transferMethod).nullable().optional(),
    inn: z.string().trim().max(12).refine(isInn, 'an INN of 10 or 12 digits').nullable().optional(),
    ogrnip: z
      .string()
      .trim()
      .max(15)
      .refine(isRegistration, 'an OGRNIP of 15 or an OGRN of 13 digits')
      .nullable()
      .optional(),
    fio: text(200).optional(),
    mymStatus: z.enum(mymStatuses).optional(),
    sellerKind: z.enum(sellerKinds).nullable().optional(),
  })
  .superRefine((info, issues) => {
    for (const name of misfitsOfSeller(info)) {
      issues.addIssue({ code: 'custom', path: [name], message: 'not as many digits as a seller of this kind has' });
    }
  });

/** Reads settings out of whatever an answer holds, with the fallbacks of promises 5.5.1 and 5.6.1. */
export function readSettings(info: unknown): ShopSettings {
  const source = (typeof info === 'object' && info !== null ? info : {}) as Record<string, unknown>;
  return {
    title: readText(source.title),
    description: readText(source.description),
    email: readText(source.email),
    mainColor: readText(source.mainColor),
    themeId: readEnum(colourThemes, source.themeId),
    templateId: readEnum(templates, source.templateId),
    fontId: readEnum(fonts, source.fontId),
    visibility: readEnum(visibilities, source.visibility),
    contacts: readList(source.contacts, contactRead),
    paymentMethods: readList(source.paymentMethods, transferRead),
    sellerKind: sellerKindOf(source),
    inn: readText(source.inn),
    ogrnip: readText(source.ogrnip),
    fio: readText(source.fio),
    mymStatus: readEnum(mymStatuses, source.mymStatus),
  };
}
