import {
  defaultZone,
  email,
  findRemovedSellerDetails,
  isInn,
  isOgrn,
  isOgrnip,
  type Merchant,
  type MerchantUpdate,
  normalizePhone,
  type SellerKind,
  sellerDigits,
  sellerKinds,
  shopZones,
  typedText,
} from 'shared-contracts';
import { z } from 'zod';
import { nullIfCleared } from '../../cleared.ts';
import { contactErrorOf } from '../../contact-values.ts';
import { shopTexts } from '../../shop-texts.ts';
import { hoursFields, hoursOf, hoursValuesOf, validateHours } from './hours-form.ts';

const { errors } = shopTexts;

const orEmpty = (fits: (value: string) => boolean, message: string | ((value: string) => string)) =>
  typedText().refine((value) => value === '' || fits(value), {
    error: ({ input }) => (typeof message === 'string' ? message : message(String(input))),
  });

const fields = z.object({
  title: typedText().max(120, errors.nameLong),
  description: typedText().max(4000, errors.descriptionLong),
  address: typedText().max(500, errors.addressLong),
  timeZone: z.enum(shopZones),
  phone: orEmpty(
    (value) => normalizePhone(value) !== null,
    (value) => contactErrorOf('phone', value),
  ),
  email: orEmpty((value) => email.safeParse(value).success, errors.email),
  fio: typedText().max(200, errors.fioLong),
  sellerKind: z.enum(sellerKinds),
  inn: typedText(),
  ogrnip: typedText(),
  productTypes: z.array(typedText().max(80, errors.typeLong)).max(50, errors.typesMany),
  published: z.boolean(),
  ...hoursFields,
});

export type ShopValues = z.infer<typeof fields>;

const isInnOf = (kind: SellerKind, inn: string): boolean => isInn(inn) && inn.length === sellerDigits[kind].inn;

/** Checks the seller's numbers. A self-employed person has only an INN. */
const withSeller = <Schema extends z.ZodType<ShopValues, ShopValues>>(schema: Schema) =>
  schema.superRefine(({ sellerKind, inn, ogrnip }, issues) => {
    const wrong = (path: 'inn' | 'ogrnip', message: string) =>
      issues.addIssue({ code: 'custom', path: [path], message });
    if (inn !== '' && !isInnOf(sellerKind, inn)) {
      wrong(
        'inn',
        /^\d+$/.test(inn) && inn.length === sellerDigits[sellerKind].inn ? errors.inn : errors.innOf[sellerKind],
      );
    }
    if (ogrnip === '' || sellerKind === 'self_employed') return;
    if (sellerKind === 'organisation' ? !isOgrn(ogrnip) : !isOgrnip(ogrnip))
      wrong('ogrnip', errors.ogrnipOf[sellerKind]);
  });

/**
 * No field is required: an incomplete shop gets advice and no refusal (decision 3.7). But a name that shoppers know cannot be cleared, nor what the
 * law requires of an open shop's seller.
 * @param saved values that the server has
 */
export const shopSchemaOf = (saved: ShopValues): z.ZodType<ShopValues, ShopValues> =>
  withSeller(
    saved.title === '' ? fields : fields.extend({ title: fields.shape.title.min(1, errors.nameMissing) }),
  ).superRefine((values, issues) => {
    validateHours(values, issues);
    for (const name of findRemovedSellerDetails(withVisibility(saved), withVisibility(values))) {
      issues.addIssue({ code: 'custom', path: [name], message: errors.keptWhileOpen });
    }
  });

const withVisibility = (values: ShopValues) => ({
  ...values,
  visibility: values.published ? ('published' as const) : ('unpublished' as const),
});

export const shopValuesOf = ({ contactPhone, locationAddress, settings, productTypes }: Merchant): ShopValues => ({
  title: settings.title,
  description: settings.description,
  address: locationAddress,
  // A service of the previous release sends no zone; the default is not sent back as a change.
  timeZone: settings.timeZone ?? defaultZone,
  phone: contactPhone,
  email: settings.email,
  fio: settings.fio,
  sellerKind: settings.sellerKind || 'entrepreneur',
  inn: settings.inn,
  ogrnip: settings.ogrnip,
  productTypes,
  published: settings.visibility === 'published',
  ...hoursValuesOf(settings.openingHours),
});

export function shopUpdateOf(values: ShopValues, before: ShopValues): MerchantUpdate {
  const text = (name: 'title' | 'description' | 'address' | 'phone' | 'email' | 'fio' | 'inn' | 'ogrnip') =>
    nullIfCleared(values[name], before[name]);
  const { sellerKind, fio, inn } = values;
  const ogrnip = sellerKind === 'self_employed' ? nullIfCleared('', before.ogrnip) : text('ogrnip');
  const hours = hoursOf(values);
  // The seller's kind alone is only the form's preset: it is not sent while nothing else is known of the seller.
  const isSaid = sellerKind !== before.sellerKind || Boolean(fio || inn || ogrnip);
  return {
    contactPhone: text('phone'),
    locationAddress: text('address'),
    settings: {
      title: text('title'),
      description: text('description'),
      email: text('email'),
      fio: text('fio'),
      inn: text('inn'),
      ogrnip,
      ...(isSaid ? { sellerKind } : {}),
      ...(values.timeZone === before.timeZone ? {} : { timeZone: values.timeZone }),
      ...(hours || hoursOf(before) ? { openingHours: hours } : {}),
      ...(values.published === before.published ? {} : { visibility: withVisibility(values).visibility }),
    },
  };
}

export const shopWireFields = {
  'base_info.contact_phone': 'phone',
  'base_info.location_address': 'address',
  'additional_info.title': 'title',
  'additional_info.timeZone': 'timeZone',
  'additional_info.description': 'description',
  'additional_info.email': 'email',
  'additional_info.fio': 'fio',
  'additional_info.inn': 'inn',
  'additional_info.ogrnip': 'ogrnip',
  'additional_info.sellerKind': 'sellerKind',
} as const;
