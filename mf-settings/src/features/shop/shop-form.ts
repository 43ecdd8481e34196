import { email, isInn, isOgrnip, type Merchant, type MerchantUpdate, normalizePhone } from 'shared-contracts';
import { z } from 'zod';
import { clearedOr } from '../../cleared.ts';
import { texts } from '../../texts.ts';

const { errors } = texts.shop;

const orEmpty = (fits: (value: string) => boolean, message: string) =>
  z
    .string()
    .trim()
    .refine((value) => value === '' || fits(value), message);

const details = z.object({
  title: z.string().trim().max(120, errors.nameLong),
  description: z.string().trim().max(4000, errors.descriptionLong),
  address: z.string().trim().max(500, errors.addressLong),
  phone: orEmpty((value) => normalizePhone(value) !== null, errors.phone),
  email: orEmpty((value) => email.safeParse(value).success, errors.email),
  fio: z.string().trim().max(200, errors.fioLong),
  inn: orEmpty(isInn, errors.inn),
  ogrnip: orEmpty(isOgrnip, errors.ogrnip),
  productTypes: z.array(z.string().trim().max(80, errors.typeLong)).max(50, errors.typesMany),
  published: z.boolean(),
});

export type ShopValues = z.infer<typeof details>;

/**
 * What the shop and its owner say of themselves. Nothing is demanded, an incomplete shop is advised and not refused (decisions, part 3
 * "Tolerance"), but a name that shoppers know is not taken away.
 * @param saved as the server has it
 */
export const shopSchemaOf = (saved: ShopValues): z.ZodType<ShopValues, ShopValues> =>
  saved.title === '' ? details : details.extend({ title: details.shape.title.min(1, errors.nameMissing) });

export const shopValuesOf = ({ contactPhone, locationAddress, settings, productTypes }: Merchant): ShopValues => ({
  title: settings.title,
  description: settings.description,
  address: locationAddress,
  phone: contactPhone,
  email: settings.email,
  fio: settings.fio,
  inn: settings.inn,
  ogrnip: settings.ogrnip,
  productTypes,
  published: settings.visibility === 'published',
});

/** What is sent: all of the form, what was cleared as null (sentence 5.8.1). */
export function shopUpdateOf(values: ShopValues, before: ShopValues): MerchantUpdate {
  const text = (name: Exclude<keyof ShopValues, 'published' | 'productTypes'>) => clearedOr(values[name], before[name]);
  return {
    contactPhone: text('phone'),
    locationAddress: text('address'),
    settings: {
      title: text('title'),
      description: text('description'),
      email: text('email'),
      fio: text('fio'),
      inn: text('inn'),
      ogrnip: text('ogrnip'),
      visibility: values.published ? 'published' : 'unpublished',
    },
  };
}

/** Where a refused request's fields are in the form. */
export const shopWireFields = {
  'base_info.contact_phone': 'phone',
  'base_info.location_address': 'address',
  'additional_info.title': 'title',
  'additional_info.description': 'description',
  'additional_info.email': 'email',
  'additional_info.fio': 'fio',
  'additional_info.inn': 'inn',
  'additional_info.ogrnip': 'ogrnip',
} as const;
