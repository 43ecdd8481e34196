import { z } from 'zod';
import {
  colourThemes,
  contactTypes,
  fonts,
  mymStatuses,
  templates,
  transferTypes,
  visibilities,
} from '../wire/enums.ts';
import { jsonList } from '../wire/json-list.ts';
import { email, typedText } from '../wire/primitives.ts';
import { shopZones } from '../wire/shop-zones.ts';
import { isCardNumber, isInn, isOgrn, isOgrnip, isSinglePaymentLink } from './check-digits.ts';
import { isOncePerDay, openingHours } from './opening-hours.ts';
import { findInvalidSellerNumbers, sellerKinds } from './seller.ts';
import { isWebAddress } from './to-contact-link.ts';

/**
 * The format of a contact is checked where it is stored (`normalizeContact`), so that pages that only read a shop do not
 * load that grammar.
 */
const contact = z.object({ type: z.enum(contactTypes), value: typedText().min(1).max(300) });
const cardDigits = (value: string): string => value.replace(/[\s-]/g, '');
const transferMethod = z
  .object({
    type: z.enum(transferTypes),
    value: typedText().min(1).max(1000),
    bank: typedText().max(200).optional(),
    holder: typedText().max(200).optional(),
    bic: typedText().max(20).optional(),
    correspondent: typedText().max(40).optional(),
  })
  // The refinements reject typing errors that would send money to somebody else, and links that fix a sum, which every shopper would then pay. They
  // are here, so that no screen can skip them.
  .refine(({ type, value }) => type !== 'card' || isCardNumber(cardDigits(value)), {
    path: ['value'],
    message: 'a card number with its check digit',
  })
  .refine(({ type, value }) => type !== 'sbp_link' || isWebAddress(value), {
    path: ['value'],
    message: 'an https address',
  })
  .refine(({ type, value }) => type !== 'sbp_link' || !isSinglePaymentLink(value), {
    path: ['value'],
    message: 'a link without a sum, for many payments',
  });

export const nullableText = (max: number) => typedText().max(max).nullable();
const hex = z.string().regex(/^#?(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, 'a hex colour of 3 or 6 digits');

const isRegistration = (value: string): boolean => isOgrnip(value) || isOgrn(value);

const setting = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().or(z.literal('')).optional();

const withoutEmpty = <Settings extends object>(settings: Settings) =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== '')) as {
    [Name in keyof Settings]: Exclude<Settings[Name], ''>;
  };

/** The settings that `additional_info` may contain. Null clears a setting; settings that are not sent stay as they are. */
export const additionalInfoSchema = z
  .looseObject({
    title: nullableText(120).optional(),
    description: nullableText(4000).optional(),
    email: setting(email),
    mainColor: setting(hex),
    themeId: setting(z.enum(colourThemes)),
    templateId: setting(z.enum(templates)),
    fontId: setting(z.enum(fonts)),
    visibility: setting(z.enum(visibilities)),
    contacts: jsonList(contact).nullable().optional(),
    openingHours: jsonList(openingHours, { most: 7 }).refine(isOncePerDay, 'each day once').nullable().optional(),
    timeZone: setting(z.enum(shopZones)),
    paymentMethods: jsonList(transferMethod).nullable().optional(),
    inn: setting(typedText().max(12).refine(isInn, 'an INN of 10 or 12 digits')),
    ogrnip: setting(typedText().max(15).refine(isRegistration, 'an OGRNIP of 15 or an OGRN of 13 digits')),
    fio: nullableText(200).optional(),
    mymStatus: z.enum(mymStatuses).or(z.literal('')).optional(),
    sellerKind: setting(z.enum(sellerKinds)),
  })
  .transform(withoutEmpty)
  .superRefine((info, issues) => {
    for (const name of findInvalidSellerNumbers(info)) {
      issues.addIssue({ code: 'custom', path: [name], message: 'not as many digits as a seller of this kind has' });
    }
  });
