import { z } from 'zod';
import { availabilities } from '../catalogue/stock.ts';
import { mymStatuses } from '../wire/enums.ts';
import { operation } from '../wire/operation.ts';
import { id, instant } from '../wire/primitives.ts';

const foundShop = z.object({ merchant_name: z.string(), mum_status: z.enum(mymStatuses), changed: instant });
export type FoundShop = z.infer<typeof foundShop>;

export const listFoundShops = operation({
  name: 'listFoundShops',
  group: 'api',
  path: '/internal-api/shops',
  access: 'none',
  request: z.object({ after: z.string().max(60).default(''), per_page: z.int().min(1).max(5_000).default(5_000) }),
  response: z.object({ shops: z.array(foundShop) }),
});

const after = id.optional();

export const listFoundProducts = operation({
  name: 'listFoundProducts',
  group: 'api',
  path: '/internal-api/shop/products',
  access: 'internal',
  request: z.object({ after, per_page: z.int().min(0).max(5_000).default(5_000) }),
  response: z.object({
    revision: z.int(),
    changed: instant,
    mum_status: z.enum(mymStatuses),
    products: z.array(z.object({ product_id: z.string(), updated: instant })),
  }),
  errors: ['shop_not_found', 'shop_stopped'],
});

export const maxOfferDescription = 3_000;

const availability = z.enum(availabilities).default('in_stock');

const offer = z.object({
  product_id: z.string(),
  title: z.string(),
  description: z.string(),
  price: z.number(),
  old_price: z.number().nullable(),
  availability,
  sizes: z
    .array(
      z.object({
        id: z.string(),
        value: z.string(),
        price: z.number(),
        old_price: z.number().nullable(),
        availability,
      }),
    )
    .default([]),
  category_id: z.string().nullable(),
  pictures: z.array(z.object({ link: z.string(), width: z.int(), height: z.int() })),
});
export type FeedOffer = z.infer<typeof offer>;

export const listFoundOffers = operation({
  name: 'listFoundOffers',
  group: 'api',
  path: '/internal-api/shop/offers',
  access: 'internal',
  request: z.object({ after, per_page: z.int().min(1).max(200).default(200) }),
  response: z.object({ offers: z.array(offer) }),
  errors: ['shop_not_found', 'shop_stopped'],
});
