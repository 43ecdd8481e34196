import { z } from 'zod';
import { parseList, parseText } from '../wire/lenient.ts';
import { operation } from '../wire/operation.ts';
import { phone, typedText } from '../wire/primitives.ts';
import { additionalInfoSchema, nullableText } from './additional-info.ts';
import { parseSettings, type ShopSettings } from './merchant-entities.ts';
import { merchantInfo, readMerchant } from './read-merchant.ts';

export type MerchantUpdate = {
  baseName?: string | null;
  contactPhone?: string | null;
  locationAddress?: string | null;
  settings?: { [Key in keyof ShopSettings]?: ShopSettings[Key] | null };
};

const withoutEmpty = <T extends Record<string, unknown>>(object: T): T =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== '' && value !== undefined)) as T;

const asText = (list: readonly unknown[] | null | undefined) => (list ? JSON.stringify(list) : list);

/** Changes the merchant's data (promise 7.8.1). Empty strings are dropped from the payload (promise 5.8.1); null clears. */
export const updateMerchant = operation({
  name: 'updateMerchant',
  group: 'api',
  path: '/merchant-api/merchant/set/info',
  access: 'merchant',
  request: z.object({
    base_info: z
      .object({
        name: nullableText(120).optional(),
        contact_phone: phone.nullable().optional(),
        location_address: nullableText(500).optional(),
      })
      .default({}),
    additional_info: additionalInfoSchema.default({}),
  }),
  response: merchantInfo,
  errors: ['forbidden'],
  encode: ({ baseName, contactPhone, locationAddress, settings = {} }: MerchantUpdate) => {
    const { contacts, openingHours, paymentMethods, sellerKind, ...rest } = settings;
    return {
      base_info: withoutEmpty({ name: baseName, contact_phone: contactPhone, location_address: locationAddress }),
      additional_info: withoutEmpty({
        ...rest,
        mymStatus: rest.mymStatus ?? undefined,
        sellerKind: sellerKind || undefined,
        contacts: asText(contacts),
        openingHours: asText(openingHours),
        paymentMethods: asText(paymentMethods),
      }),
    };
  },
  decode: (body) => readMerchant.decode(body),
});

export const setProductTypes = operation({
  name: 'setProductTypes',
  group: 'api',
  path: '/merchant-api/merchant/set/product-types',
  access: 'merchant',
  request: z.object({ product_types: z.array(typedText().min(1).max(80)).max(50) }),
  response: z.object({ product_types: z.array(z.string()) }),
});

export const merchantIdByName = operation({
  name: 'merchantIdByName',
  group: 'api',
  path: '/internal-api/merchant/id-by-name',
  access: 'internal',
  request: z.object({}),
  response: z.object({ merchant_id: z.string() }),
  errors: ['shop_not_found'],
});

export const readShopRevision = operation({
  name: 'readShopRevision',
  group: 'api',
  path: '/internal-api/shop/revision',
  access: 'internal',
  request: z.object({}),
  response: z.object({ revision: z.int() }),
  errors: ['shop_not_found'],
});

/** Setting names that the public may ask for; never payment details (decision 3.6). */
export const publicSettingSlugs = [
  'merchantId',
  'name',
  'contactPhone',
  'locationAddress',
  'title',
  'description',
  'email',
  'mainColor',
  'themeId',
  'templateId',
  'fontId',
  'visibility',
  'contacts',
  'openingHours',
  'timeZone',
  'sellerKind',
  'inn',
  'ogrnip',
  'fio',
  'mymStatus',
  'productTypes',
] as const;

export interface PublicShop extends Omit<ShopSettings, 'paymentMethods'> {
  merchantId: string;
  name: string;
  contactPhone: string;
  locationAddress: string;
  productTypes: string[];
}

const shopRead = z.object({ merchant_info: z.record(z.string(), z.unknown()) });

export const readShop = operation({
  name: 'readShop',
  group: 'api',
  path: '/users-api/merchant/info-by-slugs',
  access: 'merchantName',
  request: z.object({ slugs: z.array(z.string().max(60)).max(60) }),
  response: z.object({ merchant_info: z.record(z.string(), z.unknown()) }),
  errors: ['shop_not_found', 'shop_stopped'],
  encode: (_: { merchantName: string }) => ({ slugs: [...publicSettingSlugs] }),
  decode: (body): PublicShop => {
    const { merchant_info: info } = shopRead.parse(body);
    const { paymentMethods: _, ...settings } = parseSettings(info);
    return {
      ...settings,
      merchantId: parseText(info.merchantId),
      name: parseText(info.name),
      contactPhone: parseText(info.contactPhone),
      locationAddress: parseText(info.locationAddress),
      productTypes: parseList(info.productTypes, z.string()),
    };
  },
});
