import { z } from 'zod';
import { previewSchema } from '../catalogue/product-entities.ts';
import { operation, type ResultOf } from '../wire/operation.ts';
import { id, instant, page, perPage, totalCount } from '../wire/primitives.ts';

export const binDays = 30;

export const binKinds = ['product', 'category', 'picture'] as const;
export type BinKind = (typeof binKinds)[number];

export const maxBinAtOnce = 100;

const itemWire = z.object({
  id: z.string(),
  title: z.string(),
  preview: previewSchema.nullable(),
  external_id: z.string().optional(),
  deleted_at: instant,
  kept_until: instant,
});

const counts = z.object({ product: z.int(), category: z.int(), picture: z.int() });

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
export type BinItem = ResultOf<typeof listBin>['items'][number];

const named = { kind: z.enum(binKinds), ids: z.array(id).min(1).max(maxBinAtOnce) };

/**
 * Restores items: a product to its former position, in the categories that still exist; a category with its products;
 * a picture after the visible ones. Ids that are not in the bin are ignored. Where the product has no room for a
 * picture, a single picture replaces one of the visible ones, which goes into the bin; several are refused.
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
    exchanged: z.array(z.string()).optional(),
  }),
  errors: ['list_full'],
});

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
