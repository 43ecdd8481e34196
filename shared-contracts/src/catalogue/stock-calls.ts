import { z } from 'zod';
import { operation } from '../wire/operation.ts';
import { email, id, instant, page, perPage, totalCount, typedText } from '../wire/primitives.ts';
import { mostLeadDays, mostPieces, stockWire } from './stock-entity.ts';

/** Why a merchant corrects what is left. */
export const stockReasons = ['arrival', 'write_off', 'recount', 'other'] as const;
export type StockReason = (typeof stockReasons)[number];

/** Why a number changed: by its merchant, or by what became of an order. `settings`: it began, or ended, to be counted. */
const stockCauses = [...stockReasons, 'import', 'settings', 'ordered', 'given_back'] as const;
export type StockCause = (typeof stockCauses)[number];

/** Characters of a merchant's own words about a correction. */
export const longestStockNote = 200;

/**
 * What a product or a size is from now on: not counted, made to order, so many, or so many more or fewer than there are; or sold out for today,
 * whatever is counted, and back by itself tomorrow, or before. Any other setting brings it back, too.
 */
const stockSetting = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('not_counted') }),
  z.object({ kind: z.literal('to_order'), days: z.int().min(1).max(mostLeadDays) }),
  z.object({
    kind: z.literal('counted'),
    left: z.int().min(0).max(mostPieces),
    /** What the screen showed when somebody began to count; a number that has changed since is a conflict. */
    expected: z.int().min(0).max(mostPieces).optional(),
  }),
  z.object({ kind: z.literal('paused') }),
  z.object({ kind: z.literal('resumed') }),
  z.object({ kind: z.literal('changed'), by: z.int().min(-mostPieces).max(mostPieces) }),
]);
export type StockSetting = z.output<typeof stockSetting>;

/**
 * Sets what there is of a product, or of one of its sizes.
 * Errors: conflict where the number is not the expected one any more; validation_failed where fewer than none would be left.
 */
export const setStock = operation({
  name: 'setStock',
  group: 'api',
  path: '/merchant-api/product/stock',
  access: 'merchant',
  owned: [{ field: 'product_id', kind: 'product' }],
  request: z.object({
    product_id: id,
    size_id: z.string().max(60).nullable().default(null),
    stock: stockSetting,
    reason: z.enum(stockReasons).default('recount'),
    note: typedText().max(longestStockNote).default(''),
  }),
  /** As it is from now on; null where it is not counted. */
  response: z.object({ stock: stockWire.nullable() }),
  errors: ['not_found', 'conflict'],
  decode: (body) => z.object({ stock: stockWire.nullable() }).parse(body).stock,
});

const stockChange = z.object({
  change_id: z.string(),
  at: instant,
  /** The size's words, as they are now; empty for the product as a whole, and for a size that is gone. */
  size: z.string(),
  /** Pieces; null where it was not counted. */
  was: z.int().nullable(),
  became: z.int().nullable(),
  cause: z.enum(stockCauses),
  note: z.string(),
  /** Of the order that took it or gave it back; null where there is none. */
  order_id: z.string().nullable(),
  order_number: z.int().nullable(),
});
export type StockChange = z.infer<typeof stockChange>;

/** Months that changes of stock are kept. */
export const stockHistoryMonths = 12;

/** How what is left of a product came to be, newest first. */
export const readStockHistory = operation({
  name: 'readStockHistory',
  readOnly: true,
  group: 'api',
  path: '/merchant-api/product/stock/history',
  access: 'merchant',
  owned: [{ field: 'product_id', kind: 'product' }],
  request: z.object({ product_id: id, page, per_page: perPage }),
  response: z.object({ changes: z.array(stockChange), total_count: totalCount }),
  errors: ['not_found'],
  decode: (body) => {
    const answer = z.object({ changes: z.array(stockChange), total_count: z.int() }).parse(body);
    return { changes: answer.changes, totalCount: answer.total_count };
  },
});

const lowProduct = z.object({
  product_id: z.string(),
  title: z.string(),
  /** The size's words; empty where the product as a whole is counted. */
  size: z.string(),
  left: z.int(),
});
export type LowProduct = z.infer<typeof lowProduct>;

/** Products that an answer about what runs out names at most. */
export const maxLowNamed = 20;

/** What is on sale and runs out, or has: fewest first. */
export const listLowStock = operation({
  name: 'listLowStock',
  readOnly: true,
  group: 'api',
  path: '/merchant-api/product/stock/low',
  access: 'merchant',
  request: z.object({}),
  response: z.object({ products: z.array(lowProduct).max(maxLowNamed), total_count: totalCount }),
  decode: (body) => {
    const answer = z.object({ products: z.array(lowProduct), total_count: z.int() }).parse(body);
    return { products: answer.products, totalCount: answer.total_count };
  },
});

/** Days after which nobody is written any more that something is there again. */
export const stockWaitDays = 180;

/** "Сообщить, когда появится": one letter to this address once there is some of it again. Asked twice, it is one letter all the same. */
export const awaitStock = operation({
  name: 'awaitStock',
  group: 'api',
  path: '/users-api/product/await',
  access: 'merchantName',
  request: z.object({
    product_id: id,
    size_id: z.string().max(60).nullable().default(null),
    email,
    /** The version of the document on personal data that was agreed to. */
    consent: z.string().max(20),
  }),
  /** Whether it waits: not where there is some of it by now. */
  response: z.object({ waiting: z.boolean() }),
  errors: ['shop_not_found', 'shop_stopped', 'not_found', 'gone', 'consent_outdated', 'rate_limited'],
  encode: ({
    merchantName: _,
    ...request
  }: {
    merchantName: string;
    product_id: string;
    size_id: string | null;
    email: string;
    consent: string;
  }) => request,
  decode: (body) => z.object({ waiting: z.boolean() }).parse(body),
});

const stockWaits = z.object({
  /** Empty for the product as a whole. */
  size_id: z.string(),
  people: z.int(),
});

/** How many people wait for a product to be there again, by its sizes. Who they are is nobody's business. */
export const countStockWaits = operation({
  name: 'countStockWaits',
  readOnly: true,
  group: 'api',
  path: '/merchant-api/product/stock/waits',
  access: 'merchant',
  owned: [{ field: 'product_id', kind: 'product' }],
  request: z.object({ product_id: id }),
  response: z.object({ waits: z.array(stockWaits) }),
  errors: ['not_found'],
  decode: (body) => z.object({ waits: z.array(stockWaits) }).parse(body).waits,
});
