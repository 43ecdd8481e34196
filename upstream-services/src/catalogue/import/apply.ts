import type { ImportResult, ShopLogKind } from 'shared-contracts';
import { type AuditLine, auditMany } from '../../audit/index.ts';
import { newId } from '../../common/ids.ts';
import { requireCapacity } from '../../common/list-capacity.ts';
import type { BeforeImport, StockMove, StockPause } from '../../db/schema/product-imports.ts';
import type { Trx } from '../../db/transaction.ts';
import type { Origin } from '../../http/bind.ts';
import { catalogueAuditLine } from '../audit-line.ts';
import { insertCategory } from '../category-repository.ts';
import { countPlaces, writeProductOrder } from '../positions.ts';
import { searchTextOf } from '../products.ts';
import { restockLines, type StockLine, setStocks } from '../stock/imported.ts';
import { endPausesOf } from '../stock/pauses.ts';
import type { ImportedProduct } from './imported-product.ts';
import { countVerdicts, newCategories, type PlannedRow, productOrderAfterImport } from './plan.ts';
import { type ImportedFile, insertImportRecord, insertLines, type ProductLine, updateLines } from './repository.ts';
import { normalizeTitle, type ProductNow, type ShopNow } from './shop-now.ts';

interface Import {
  merchantId: string;
  importId: string;
  file: ImportedFile;
  shop: ShopNow;
  planned: readonly PlannedRow[];
  now: Date;
  from: Origin;
}

async function makeCategories(trx: Trx, { merchantId, planned, now }: Import): Promise<Map<string, string>> {
  const categoryIds = new Map<string, string>();
  let position = await countPlaces(trx, 'categories', merchantId);
  const titles = newCategories(planned);
  if (titles.length > 0) requireCapacity('categories', position, titles.length);
  for (const title of titles) {
    const keys = { merchant_id: merchantId, category_id: newId() };
    await insertCategory(trx, { ...keys, title, description: '', addons: false, position, created_at: now });
    categoryIds.set(normalizeTitle(title), keys.category_id);
    position += 1;
  }
  return categoryIds;
}

const snapshot = (product: ProductNow, pictures: boolean): BeforeImport['changed'][number] => ({
  product_id: product.product_id,
  title: product.title,
  price: product.price,
  old_price: product.old_price,
  is_posted: product.is_posted,
  fields: JSON.stringify(product.fields),
  search_text: product.search_text,
  categories: product.categories,
  pictures: pictures ? product.pictures.map((picture) => picture.content_id) : null,
});

const lineOf = (
  values: ImportedProduct,
  categoryIds: ReadonlyMap<string, string>,
  { id, position }: { id: string; position: number },
): ProductLine => ({
  product_id: id,
  title: values.title,
  price: values.price,
  old_price: values.old_price,
  is_posted: values.is_posted,
  fields: JSON.stringify(values.fields),
  search_text: searchTextOf(values.title, values.fields),
  position,
  categories: [
    ...values.categories.ids,
    ...values.categories.titles.flatMap((title) => categoryIds.get(normalizeTitle(title)) ?? []),
  ],
});

interface Written {
  inserts: readonly ProductLine[];
  updates: readonly ProductLine[];
  moves: readonly StockMove[];
  categories: readonly string[];
  pauses: readonly StockPause[];
}

function auditLines(
  { merchantId, from }: Import,
  { inserts, updates, moves, categories, pauses }: Written,
): AuditLine[] {
  const about = (id: string, kind: ShopLogKind) => ({ ...catalogueAuditLine(merchantId, id, from), kind });
  return [
    ...inserts.map(({ product_id: id, is_posted: posted }) => ({
      ...about(id, 'product_added'),
      became: posted ? 'published' : 'unpublished',
    })),
    ...updates.map(({ product_id: id }) => about(id, 'product_changed')),
    ...categories.map((id) => about(id, 'category_added')),
    ...restockLines(merchantId, from, moves),
    ...pauses.map(({ product_id: id }) => ({ ...about(id, 'product_stock'), was: 'paused' })),
  ];
}

export async function applyImport(trx: Trx, work: Import): Promise<ImportResult> {
  const { merchantId, importId, shop, planned, now } = work;
  const categoryIds = await makeCategories(trx, work);
  const categories = [...categoryIds.values()];
  const added = new Map<PlannedRow, string>();
  const inserts: ProductLine[] = [];
  const updates: ProductLine[] = [];
  const before: BeforeImport = { added: [], changed: [], categories, order: null };
  const stock: StockLine[] = [];
  const after: NonNullable<BeforeImport['after']> = { order: null, categories: {} };
  const pictured: ImportResult['pictures'] = [];
  for (const one of planned) {
    if (!one.write) continue;
    const { values, pictures } = one.write;
    const id = one.write.before?.product_id ?? newId();
    const line = lineOf(values, categoryIds, { id, position: shop.products.length + inserts.length });
    after.categories[id] = line.categories;
    for (const [sizeId, wanted] of Object.entries(values.stock)) stock.push({ productId: id, sizeId, wanted });
    if (pictures) pictured.push({ product_id: id, title: values.title, pictures });
    if (one.write.before) {
      updates.push(line);
      before.changed.push(snapshot(one.write.before, pictures !== null));
    } else {
      added.set(one, id);
      inserts.push(line);
      before.added.push(id);
    }
  }
  if (inserts.length > 0) requireCapacity('products', shop.products.length, inserts.length);
  await insertLines(trx, merchantId, inserts, now);
  await updateLines(trx, merchantId, updates, now);
  const moves = await setStocks(trx, { merchantId, now }, stock);
  before.stock = moves;
  before.pauses = await endPausesOf(trx, merchantId, moves);
  if (planned.some(({ write }) => write?.place)) {
    before.order = shop.products.map((product) => product.product_id);
    after.order = productOrderAfterImport(shop, planned, added);
    await writeProductOrder(trx, merchantId, after.order);
  }
  await auditMany(trx, auditLines(work, { inserts, updates, moves, categories, pauses: before.pauses }));
  const answer = { counts: countVerdicts(planned), new_categories: newCategories(planned), pictures: pictured };
  await insertImportRecord(trx, merchantId, importId, { answer, before: { ...before, after }, file: work.file, now });
  return answer;
}
