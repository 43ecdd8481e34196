import { z } from 'zod';
import { operation, type ResultOf } from '../wire/operation.ts';
import { id, instant, page, perPage, totalCount } from '../wire/primitives.ts';
import { previewSchema } from './product-entities.ts';

/** What is deleted can be put back for this long; then it goes for good. */
export const binDays = 30;

/** What a bin holds: products, categories, and pictures that were taken off a product or off the shop. */
export const binKinds = ['product', 'category', 'picture'] as const;
export type BinKind = (typeof binKinds)[number];

/** Items that one call puts back or deletes for good at most. */
export const maxBinAtOnce = 100;

const itemWire = z.object({
  id: z.string(),
  /** A product's or a category's title; for a picture that of its product, empty for the shop's own. */
  title: z.string(),
  preview: previewSchema.nullable(),
  /** What a picture belongs to: a product's id, `shop-logo` or `shop-banner`. */
  external_id: z.string().optional(),
  deleted_at: instant,
  /** When it goes for good. */
  kept_until: instant,
});

const counts = z.object({ product: z.int(), category: z.int(), picture: z.int() });

/** What was deleted in the last 30 days, of one kind, the last first; and how much there is of each kind. */
export const listBin = operation({
  name: 'listBin',
  readOnly: true,
  group: 'api',
  path: '/merchant-api/product/bin',
  access: 'merchant',
  request: z.object({ kind: z.enum(binKinds), page, per_page: perPage }),
  response: z.object({ items: z.array(itemWire), total_count: totalCount, counts }),
  decode: (body) => {
    const answer = z.object({ items: z.array(itemWire), total_count: totalCount, counts }).parse(body);
    const items = answer.items.map((item) => ({
      id: item.id,
      title: item.title,
      preview: item.preview,
      externalId: item.external_id ?? null,
      deletedAt: item.deleted_at,
      keptUntil: item.kept_until,
    }));
    return { items, totalCount: answer.total_count, counts: answer.counts };
  },
});
/** One item in the bin. Moments are UTC, ISO 8601. */
export type BinItem = ResultOf<typeof listBin>['items'][number];

const named = { kind: z.enum(binKinds), ids: z.array(id).min(1).max(maxBinAtOnce) };

/**
 * Puts items back: a product where it stood, in the categories that are there; a category with its products; a picture after the
 * visible ones. What is not in the bin is passed over. A picture for which its product has no room takes the place of one of them, which goes
 * into the bin, where it is the only one that is put back; of several it is refused.
 */
export const restoreFromBin = operation({
  name: 'restoreFromBin',
  group: 'api',
  path: '/merchant-api/product/bin-restore',
  access: 'merchant',
  request: z.object(named),
  response: z.object({
    restored: z.array(z.string()),
    failed: z.array(z.object({ id: z.string(), code: z.enum(['picture_limit', 'gone']) })),
    /** What went into the bin in exchange; left out where nothing did. */
    exchanged: z.array(z.string()).optional(),
  }),
  errors: ['list_full'],
});

/** Deletes for good: the items named, or with `all` everything of that kind. Answers how many. */
export const emptyBin = operation({
  name: 'emptyBin',
  group: 'api',
  path: '/merchant-api/product/bin-empty',
  access: 'merchant',
  request: z
    .object({ kind: named.kind, ids: named.ids.optional(), all: z.literal(true).optional() })
    .refine((body) => (body.ids === undefined) !== (body.all === undefined), { message: 'ids or all', path: ['ids'] }),
  response: z.object({ deleted: z.int() }),
});
