import { z } from 'zod';
import { operation } from '../wire/operation.ts';
import { id, instant, page, perPage, totalCount, typedText } from '../wire/primitives.ts';
import { maxLeadDays, maxPieces, stockWire } from './stock-entity.ts';

export const stockReasons = ['arrival', 'write_off', 'recount', 'other'] as const;
export type StockReason = (typeof stockReasons)[number];

const stockCauses = [...stockReasons, 'import', 'settings', 'ordered', 'given_back'] as const;
export type StockCause = (typeof stockCauses)[number];

export const longestStockNote = 200;

/**
 * How a product or a size is counted. `paused` means sold out for today: it ends by itself tomorrow, and any other
 * setting ends it too.
 */
const stockSetting = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('not_counted') }),
  z.object({ kind: z.literal('to_order'), days: z.int().min(1).max(maxLeadDays) }),
  z.object({
    kind: z.literal('counted'),
    left: z.int().min(0).max(maxPieces),
    /** The number on the screen when the merchant began to edit it; if it has changed since, the call fails with a conflict. */
    expected: z.int().min(0).max(maxPieces).optional(),
  }),
  z.object({ kind: z.literal('paused') }),
  z.object({ kind: z.literal('resumed') }),
  z.object({ kind: z.literal('changed'), by: z.int().min(-maxPieces).max(maxPieces) }),
]);
export type StockSetting = z.output<typeof stockSetting>;

/**
 * Sets the stock of a product, or of one of its sizes. Errors: conflict where the number is no longer the expected one; validation_failed where it
 * would become negative.
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
    /** Of a `changed` setting: a repeated call returns the stock as it is by then, and changes nothing. */
    idempotency_key: z.uuid().optional(),
  }),
  response: z.object({ stock: stockWire.nullable() }),
  errors: ['not_found', 'conflict'],
  decode: (body) => z.object({ stock: stockWire.nullable() }).parse(body).stock,
});

const stockChange = z.object({
  change_id: z.string(),
  at: instant,
  size: z.string(),
  was: z.int().nullable(),
  became: z.int().nullable(),
  cause: z.enum(stockCauses),
  note: z.string(),
  order_id: z.string().nullable(),
  order_number: z.int().nullable(),
});
export type StockChange = z.infer<typeof stockChange>;

export const stockHistoryMonths = 12;

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

const lowProduct = z.object({ product_id: z.string(), title: z.string(), size: z.string(), left: z.int() });

export const maxLowStockProducts = 20;

export const listLowStock = operation({
  name: 'listLowStock',
  readOnly: true,
  group: 'api',
  path: '/merchant-api/product/stock/low',
  access: 'merchant',
  request: z.object({}),
  response: z.object({ products: z.array(lowProduct).max(maxLowStockProducts), total_count: totalCount }),
  decode: (body) => {
    const answer = z.object({ products: z.array(lowProduct), total_count: z.int() }).parse(body);
    return { products: answer.products, totalCount: answer.total_count };
  },
});
