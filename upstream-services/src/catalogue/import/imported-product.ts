import { isDeepStrictEqual } from 'node:util';
import {
  descriptionOf,
  type ImportField,
  type ProductField,
  type Size,
  sizesOf,
  type UnpausedStock,
} from 'shared-contracts';
import { newId } from '../../common/ids.ts';
import type { RowValues } from './rows.ts';
import { type ProductNow, showsPictures } from './shop-now.ts';
import { sameSizes, sizesFrom } from './size-cells.ts';
import type { StockCell } from './stock-cells.ts';

export interface ImportedProduct extends Pick<ProductNow, 'title' | 'price' | 'old_price' | 'is_posted' | 'fields'> {
  categories: { ids: string[]; titles: string[] };
  stock: Record<string, UnpausedStock | null>;
}

const sameTexts = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((text, index) => text === other[index]);

export const sameSet = (one: readonly string[], other: readonly string[]): boolean =>
  sameTexts([...new Set(one)].sort(), [...new Set(other)].sort());

function fieldsFrom(before: readonly ProductField[], description: string, sizes: Size[]): ProductField[] {
  const first = before.find((field) => field.type === 'textarea');
  const others = before.filter((field) => field.type === 'textarea' && field !== first);
  return [
    ...(description ? [{ type: 'textarea' as const, value: description }] : []),
    ...others,
    ...(sizes.length ? [{ type: 'sizes' as const, sizes }] : []),
  ];
}

export function mergeImportedProduct(
  values: RowValues,
  before: ProductNow | null,
  categories: ImportedProduct['categories'],
): ImportedProduct {
  const known = before ? { meta: { productFields: before.fields } } : null;
  const description = values.description ?? (known ? descriptionOf(known) : '');
  const sizesBefore = known ? sizesOf(known) : [];
  const sizes = values.sizes ? sizesFrom(values.sizes, sizesBefore, newId) : sizesBefore;
  const changed = !known || description !== descriptionOf(known) || !sameSizes(sizes, sizesBefore);
  return {
    title: values.title || before?.title || '',
    price: values.price ?? before?.price ?? 0,
    old_price: values.sale === undefined ? (before?.old_price ?? null) : values.sale,
    is_posted: values.published ?? before?.is_posted ?? true,
    fields: changed ? fieldsFrom(before?.fields ?? [], description, sizes) : (before?.fields ?? []),
    categories,
    stock: {},
  };
}

export function stockOf(
  cells: readonly StockCell[],
  before: ProductNow | null,
  { fields }: Pick<ImportedProduct, 'fields'>,
): { stock: ImportedProduct['stock']; unknown: string[] } {
  const sizes = new Map(sizesOf({ meta: { productFields: fields } }).map(({ id, value }) => [value, id]));
  const stock: ImportedProduct['stock'] = {};
  const unknown: string[] = [];
  for (const { size, stock: wanted } of cells) {
    const id = size === '' ? '' : sizes.get(size);
    if (id === undefined) unknown.push(size);
    else if (!isDeepStrictEqual(before?.stock?.[id] ?? null, wanted)) stock[id] = wanted;
  }
  return { stock, unknown };
}

export function changesOf(values: RowValues, before: ProductNow | null, written: ImportedProduct): ImportField[] {
  const known = { meta: { productFields: before?.fields ?? [] } };
  const changed: Partial<Record<ImportField, boolean>> = {
    title: written.title !== before?.title,
    price: written.price !== before?.price,
    sale: written.old_price !== (before?.old_price ?? null),
    description: values.description !== undefined && values.description !== descriptionOf(known),
    sizes:
      values.sizes !== undefined && !sameSizes(sizesOf({ meta: { productFields: written.fields } }), sizesOf(known)),
    categories: written.categories.titles.length > 0 || !sameSet(written.categories.ids, before?.categories ?? []),
    published: written.is_posted !== before?.is_posted,
    pictures: values.pictures !== undefined && !(before && showsPictures(before, values.pictures)),
    new_stock: Object.keys(written.stock).length > 0,
    place: values.place !== undefined && values.place !== (before ? before.position + 1 : null),
  };
  return (Object.keys(changed) as ImportField[]).filter((field) => changed[field]);
}
