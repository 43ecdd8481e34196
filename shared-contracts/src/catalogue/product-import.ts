import { z } from 'zod';
import { truncate } from '../text/truncate.ts';
import { operation } from '../wire/operation.ts';
import { id, typedText } from '../wire/primitives.ts';
import { workErrors } from '../wire/problem.ts';
import { tableFormat, tableWire } from '../wire/table.ts';

/**
 * What a column of a table may hold. `stock` is the number when the table was written, and is not imported; `new_stock` is the number to set. So a
 * table that is imported hours later does not bring back what was sold in between.
 */
export const importFields = [
  'id',
  'title',
  'price',
  'sale',
  'description',
  'sizes',
  'categories',
  'published',
  'pictures',
  'place',
  'stock',
  'new_stock',
] as const;
export type ImportField = (typeof importFields)[number];

const importProblems = [
  'cells_many',
  'cell_long',
  'title_missing',
  'title_long',
  'price_missing',
  'price_wrong',
  'price_kopecks',
  'price_whole',
  'price_range',
  'sale_not_higher',
  'description_long',
  'size_long',
  'sizes_many',
  'size_twice',
  'category_long',
  'categories_many',
  'published_wrong',
  'place_wrong',
  'picture_wrong',
  'pictures_many',
  'stock_wrong',
  'stock_size',
  'id_wrong',
  'id_twice',
  'text_wrong',
] as const;
export type ImportProblemCode = (typeof importProblems)[number];

const importNotes = ['id_foreign', 'title_known', 'category_new', 'sizes_joined'] as const;

const rowProblem = z.object({
  code: z.enum(importProblems),
  field: z.enum(importFields).nullable(),
  value: z.string(),
});
export type ImportProblem = z.infer<typeof rowProblem>;

const rowNote = z.object({ code: z.enum(importNotes), value: z.string() });
export type ImportNote = z.infer<typeof rowNote>;

/**
 * What the import does with a row: adds a product, changes one, finds it unchanged, skips it because the shop already has such a product (unless
 * `add_known` says otherwise), or rejects it.
 */
const importVerdicts = ['add', 'update', 'same', 'known', 'error'] as const;
export type ImportVerdict = (typeof importVerdicts)[number];

const row = z.object({
  line: z.int(),
  title: z.string(),
  verdict: z.enum(importVerdicts),
  fields: z.array(z.enum(importFields)),
  problems: z.array(rowProblem),
  notes: z.array(rowNote),
});
export type ImportRow = z.infer<typeof row>;

const column = z.object({ name: z.string(), sample: z.string(), field: z.enum(importFields).nullable() });

const counts = z.object({ add: z.int(), update: z.int(), same: z.int(), known: z.int().default(0), error: z.int() });

export const maxImportBytes = 10 * 1024 * 1024;
export const maxImportRows = 10_000;

const options = {
  file: z.instanceof(Blob),
  columns: z.array(z.enum(importFields).nullable()).max(200).optional(),
  by_title: z
    .enum(['true', 'false'])
    .default('false')
    .transform((text) => text === 'true'),
  add_known: z
    .enum(['true', 'false'])
    .default('false')
    .transform((text) => text === 'true'),
};

export interface ImportArgs {
  file: Blob;
  columns?: (ImportField | null)[];
  byTitle?: boolean;
  addKnown?: boolean;
}

const yesOrNo = (yes: boolean) => (yes ? ('true' as const) : ('false' as const));

const encodeOptions = ({ file, columns, byTitle = false, addKnown = false }: ImportArgs) => ({
  file,
  ...(columns ? { columns } : {}),
  by_title: yesOrNo(byTitle),
  add_known: yesOrNo(addKnown),
});

const check = z.object({
  encoding: z.enum(['utf-8', 'utf-16', 'windows-1251', 'x-mac-cyrillic', 'ibm866', 'koi8-r']),
  separator: z.string(),
  columns: z.array(column),
  missing: z.array(z.enum(importFields)),
  counts,
  known: z.int().default(0),
  imported_at: z.string().nullable().default(null),
  new_categories: z.array(z.string()),
  rows: z.array(row),
});
export type ImportCheck = z.infer<typeof check>;

/**
 * Reads a table of products and answers row by row what an import of it would do; changes nothing. CSV in UTF-8, UTF-16,
 * windows-1251, x-mac-cyrillic, ibm866 or KOI8-R, with `;`, `,` or tabs.
 */
export const checkProductImport = operation({
  name: 'checkProductImport',
  group: 'api',
  path: '/merchant-api/product/import/check',
  access: 'merchant',
  body: 'multipart',
  request: z.object(options),
  response: check,
  errors: ['payload_too_large', 'unsupported_media_type', 'unreadable_text', ...workErrors],
  encode: encodeOptions,
});

const pictured = z.object({ product_id: z.string(), title: z.string(), pictures: z.array(z.string()) });
export type ImportedPictures = z.infer<typeof pictured>;

const done = z.object({ counts, new_categories: z.array(z.string()), pictures: z.array(pictured) });
export type ImportResult = z.infer<typeof done>;

/**
 * Imports a table of products in one transaction: rows with problems are left out, the others are taken. The same `import_id` gives the
 * same answer and imports nothing twice. Pictures come afterwards, product by product (`placePictures`).
 */
export const importProducts = operation({
  name: 'importProducts',
  group: 'api',
  path: '/merchant-api/product/import',
  access: 'merchant',
  body: 'multipart',
  request: z.object({ ...options, import_id: id, file_name: typedText().max(200).optional() }),
  response: done,
  errors: ['payload_too_large', 'unsupported_media_type', 'unreadable_text', 'list_full', ...workErrors],
  encode: ({ importId, fileName, ...args }: ImportArgs & { importId: string; fileName?: string }) => ({
    ...encodeOptions(args),
    import_id: importId,
    ...(fileName ? { file_name: truncate(fileName, 200) } : {}),
  }),
});

export const undoImportHours = 24;

const last = z.object({
  import_id: z.string(),
  file_name: z.string(),
  created_at: z.string(),
  counts,
  undo: z.object({ removed: z.int(), restored: z.int(), kept: z.int() }).optional(),
});

export const lastProductImport = operation({
  name: 'lastProductImport',
  readOnly: true,
  group: 'api',
  path: '/merchant-api/product/import/last',
  access: 'merchant',
  request: z.object({}),
  response: z.object({ last: last.nullable() }),
});

const undone = z.object({
  removed: z.int(),
  restored: z.int(),
  kept: z.int(),
  kept_titles: z.array(z.string()).default([]),
  order_kept: z.boolean().default(false),
  already: z.boolean().default(false),
});
export type ImportUndoResult = z.infer<typeof undone>;

/**
 * Undoes an import: products that it added are deleted, and those that it changed get their former fields, position and pictures back. Products that
 * were changed since the import stay as they are now; `kept` counts them.
 */
export const undoProductImport = operation({
  name: 'undoProductImport',
  group: 'api',
  path: '/merchant-api/product/import/undo',
  access: 'merchant',
  request: z.object({ import_id: id }),
  response: undone,
  errors: ['not_found', ...workErrors],
});

export const exportProducts = operation({
  name: 'exportProducts',
  readOnly: true,
  group: 'api',
  path: '/merchant-api/product/export',
  access: 'merchant',
  request: z.object({ format: tableFormat }),
  response: tableWire,
  errors: [...workErrors],
});
