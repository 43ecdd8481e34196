import {
  type ImportField,
  type ImportProblem,
  type ImportRow,
  type ImportVerdict,
  type ProductField,
  sizesOf,
} from 'shared-contracts';
import { splitAtCommas, writePrice } from './cells.ts';
import { changesOf, type ImportedProduct, mergeImportedProduct, sameSet, stockOf } from './imported-product.ts';
import type { ReadRow, RowValues } from './rows.ts';
import { truncateCell } from './rows.ts';
import { type CategoryNow, normalizeTitle, type ProductNow, type ShopNow } from './shop-now.ts';
import { writeSize } from './size-cells.ts';

export interface PlannedRow {
  row: ImportRow;
  known: boolean;
  write: { before: ProductNow | null; values: ImportedProduct; pictures: string[] | null; place: number | null } | null;
}

const seemsSeveral = (size: string): boolean => /\S\s*(?:;|,(?!\d))\s*\S|\d{2},\d{2}/.test(size);

export interface PlanOptions {
  byTitle: boolean;
  addKnown: boolean;
  importedBefore: boolean;
}

class Planner {
  private readonly products: Map<string, ProductNow>;
  private readonly byTitle = new Map<string, ProductNow[]>();
  private readonly categories: Map<string, CategoryNow>;
  private readonly titles: Map<string, string>;
  private readonly taken = new Set<string>();
  private readonly options: PlanOptions;

  constructor(shop: ShopNow, options: PlanOptions) {
    this.options = options;
    this.products = new Map(shop.products.map((product) => [product.product_id, product]));
    for (const product of shop.products) {
      this.byTitle.set(product.title, [...(this.byTitle.get(product.title) ?? []), product]);
    }
    // Of two categories with the same title the first one is used.
    this.categories = new Map(shop.categories.toReversed().map((one) => [normalizeTitle(one.title), one]));
    this.titles = new Map(shop.categories.map((one) => [one.category_id, one.title]));
  }

  private find({ id, title }: RowValues): ProductNow | null {
    if (id) return this.products.get(id) ?? null;
    const named = this.options.byTitle && title ? (this.byTitle.get(title) ?? []) : [];
    return named.length === 1 ? (named[0] as ProductNow) : null;
  }

  private has({ title, price, fields }: ImportedProduct): boolean {
    const sizes = sizesText(fields);
    return (this.byTitle.get(title) ?? []).some((one) => one.price === price && sizesText(one.fields) === sizes);
  }

  plan({ line, values, problems }: ReadRow): PlannedRow {
    const before = this.find(values);
    const row: ImportRow = {
      line,
      title: truncateCell(values.title || before?.title || ''),
      verdict: 'error',
      fields: [],
      problems: [...problems],
      notes: [],
    };
    const wrong = (code: ImportProblem['code'], field: ImportField, value = '') =>
      row.problems.push({ code, field, value: truncateCell(value) });
    const had = new Set(problems.map(({ field }) => field));
    if (!had.has('title') && !values.title && (!before || values.title === '')) wrong('title_missing', 'title');
    if (!had.has('price') && (values.price === null || (!before && values.price === undefined))) {
      wrong('price_missing', 'price');
    }
    const key = before?.product_id ?? values.id;
    if (key && this.taken.has(key)) wrong('id_twice', values.id ? 'id' : 'title', values.id ?? values.title);
    const written = mergeImportedProduct(values, before, this.categoriesFrom(values.categories, before));
    const { stock, unknown } = stockOf(values.stock ?? [], before, written);
    written.stock = stock;
    for (const size of unknown) wrong('stock_size', 'new_stock', size);
    const fields = changesOf(values, before, written);
    const sizes = (values.sizes ?? []).map(({ value }) => value);
    if (fields.includes('sizes') && new Set(sizes).size < sizes.length) {
      wrong('size_twice', 'sizes', sizes.find((size, index) => sizes.indexOf(size) < index) ?? '');
    }
    if (fields.includes('sizes')) {
      for (const { price = 0, sale, value } of values.sizes ?? []) {
        if (!Number.isInteger(price) || !Number.isInteger(sale ?? 0)) wrong('price_whole', 'sizes', value);
        if (sale !== undefined && sale <= price) wrong('sale_not_higher', 'sizes', value);
      }
    }
    const { price, old_price: old } = written;
    // Screens show whole roubles, so a changed price must be whole. An unchanged price may have kopecks, so that importing an export changes nothing.
    for (const [field, kopecks] of [['price', price] as const, ['sale', old ?? 0] as const]) {
      if (fields.includes(field) && kopecks % 100 !== 0) wrong('price_whole', field, writePrice(kopecks));
    }
    if ((fields.includes('price') || fields.includes('sale')) && old !== null && old <= price && !had.has('price')) {
      wrong('sale_not_higher', 'sale', String(old / 100));
    }
    if (row.problems.length > 0) return { row, known: false, write: null };
    const known = !before && (this.options.importedBefore || this.has(written));
    if (known && !this.options.addKnown) return { row: { ...row, verdict: 'known' }, known, write: null };
    if (key) this.taken.add(key);
    if (values.id && !before) row.notes.push({ code: 'id_foreign', value: '' });
    if (!before && this.byTitle.has(written.title)) row.notes.push({ code: 'title_known', value: written.title });
    const [size = ''] = sizes;
    if (fields.includes('sizes') && sizes.length === 1 && seemsSeveral(size)) {
      row.notes.push({ code: 'sizes_joined', value: truncateCell(size) });
    }
    for (const title of written.categories.titles) row.notes.push({ code: 'category_new', value: title });
    if (before && fields.length === 0) return { row: { ...row, verdict: 'same' }, known, write: null };
    const verdict = before ? 'update' : 'add';
    const pictures = fields.includes('pictures') ? (values.pictures ?? null) : null;
    const place = fields.includes('place') ? (values.place ?? null) : null;
    return {
      row: { ...row, verdict, fields: before ? fields : [] },
      known,
      write: { before, values: written, pictures, place },
    };
  }

  private titlesOf(cell: readonly string[]): readonly string[] {
    const [only = '', ...others] = cell;
    return others.length > 0 || this.categories.has(normalizeTitle(only)) ? cell : splitAtCommas(only);
  }

  private categoriesFrom(
    cell: readonly string[] | undefined,
    before: ProductNow | null,
  ): ImportedProduct['categories'] {
    const titles = cell && this.titlesOf(cell);
    const currentIds = before?.categories ?? [];
    const currentTitles = currentIds.map((id) => normalizeTitle(this.titles.get(id) ?? ''));
    if (!titles || (before && sameSet(titles.map(normalizeTitle), currentTitles)))
      return { ids: currentIds, titles: [] };
    const ids = new Set<string>();
    const added = new Map<string, string>();
    for (const title of titles) {
      const normalized = normalizeTitle(title);
      const kept = currentIds[currentTitles.indexOf(normalized)];
      const there = kept ?? this.categories.get(normalized)?.category_id;
      if (there) ids.add(there);
      else if (!added.has(normalized)) added.set(normalized, title);
    }
    return { ids: [...ids], titles: [...added.values()] };
  }
}

const sizesText = (fields: ProductField[]): string =>
  JSON.stringify(sizesOf({ meta: { productFields: fields } }).map(writeSize));

export function planImport(rows: readonly ReadRow[], shop: ShopNow, options: PlanOptions): PlannedRow[] {
  const planner = new Planner(shop, options);
  return rows.map((row) => planner.plan(row));
}

export function countVerdicts(planned: readonly PlannedRow[]): Record<ImportVerdict, number> {
  const counts = { add: 0, update: 0, same: 0, known: 0, error: 0 };
  for (const { row } of planned) counts[row.verdict] += 1;
  return counts;
}

export function newCategories(planned: readonly PlannedRow[]): string[] {
  const titles = new Map<string, string>();
  for (const title of planned.flatMap(({ write }) => write?.values.categories.titles ?? [])) {
    if (!titles.has(normalizeTitle(title))) titles.set(normalizeTitle(title), title);
  }
  return [...titles.values()];
}

export function productOrderAfterImport(
  shop: ShopNow,
  planned: readonly PlannedRow[],
  added: ReadonlyMap<PlannedRow, string>,
) {
  const placed = planned.flatMap((one) => {
    const id = one.write?.before?.product_id ?? added.get(one);
    return one.write?.place && id ? [{ id, place: one.write.place }] : [];
  });
  const moving = new Set(placed.map(({ id }) => id));
  const fresh = [...added.values()].filter((id) => !moving.has(id));
  const order = [...shop.products.map((product) => product.product_id).filter((id) => !moving.has(id)), ...fresh];
  for (const { id, place } of placed.sort((a, b) => a.place - b.place)) {
    order.splice(Math.min(place - 1, order.length), 0, id);
  }
  return order;
}
