import { z } from 'zod';
import { availabilities } from '../catalogue/stock.ts';
import { mymStatuses } from '../wire/enums.ts';
import { operation } from '../wire/operation.ts';
import { id, instant } from '../wire/primitives.ts';

/** What search engines ask the BFF for, it asks the services for by these calls, page by page; browsers never reach them. */

/** A shop that everyone may enter. */
const foundShop = z.object({
  merchant_name: z.string(),
  mum_status: z.enum(mymStatuses),
  /** When something that the public sees of it changed last. */
  changed: instant,
});
export type FoundShop = z.infer<typeof foundShop>;

/** Shops that are published and run, by their names: what a sitemap lists. */
export const listFoundShops = operation({
  name: 'listFoundShops',
  group: 'api',
  path: '/internal-api/shops',
  access: 'none',
  request: z.object({ after: z.string().max(60).default(''), per_page: z.int().min(1).max(5_000).default(5_000) }),
  response: z.object({ shops: z.array(foundShop) }),
});

/** The last product of the page before; nothing for the first page. */
const after = id.optional();

/** A shop's published products with the times of their last change, by their ids. */
export const listFoundProducts = operation({
  name: 'listFoundProducts',
  group: 'api',
  path: '/internal-api/shop/products',
  access: 'internal',
  request: z.object({ after, per_page: z.int().min(0).max(5_000).default(5_000) }),
  response: z.object({
    /** Raised by every change that the public can see. */
    revision: z.int(),
    changed: instant,
    mum_status: z.enum(mymStatuses),
    products: z.array(z.object({ product_id: z.string(), updated: instant })),
  }),
  errors: ['shop_not_found', 'shop_stopped'],
});

/** Characters of a description that an offer carries at most. */
export const maxOfferDescription = 3_000;

/** Left out by services of the release before, where all is there. */
const availability = z.enum(availabilities).default('in_stock');

const offer = z.object({
  product_id: z.string(),
  title: z.string(),
  /** Its first text, cut at {@link maxOfferDescription}. */
  description: z.string(),
  price: z.number(),
  old_price: z.number().nullable(),
  availability,
  /** Its sizes with what each costs, where one has a price of its own; else none. */
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
  /** The first of its categories in the merchant's order. */
  category_id: z.string().nullable(),
  pictures: z.array(z.object({ link: z.string(), width: z.int(), height: z.int() })),
});
export type FoundOffer = z.infer<typeof offer>;

/** A shop's published products as a product feed needs them, by their ids. */
export const listFoundOffers = operation({
  name: 'listFoundOffers',
  group: 'api',
  path: '/internal-api/shop/offers',
  access: 'internal',
  request: z.object({ after, per_page: z.int().min(1).max(200).default(200) }),
  response: z.object({ offers: z.array(offer) }),
  errors: ['shop_not_found', 'shop_stopped'],
});
