import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { type ImportCheck, type ImportField, type ImportResult, maxImportBytes, maxImportRows } from 'shared-contracts';
import { Refusal } from '../../common/refusal.ts';
import { changeShop, type ShopContext } from '../../db/transaction.ts';
import type { Origin } from '../../http/bind.ts';
import { applyImport } from './apply.ts';
import { guessColumns } from './columns.ts';
import { type CsvTable, decodeText, type Encoding, parseTable } from './csv-text.ts';
import { importedAt } from './past-imports.ts';
import { countVerdicts, newCategories, type PlanOptions, planImport } from './plan.ts';
import { analyzeTables, findImport } from './repository.ts';
import { type ReadRow, readRow, truncateCell } from './rows.ts';
import { readShopNow } from './shop-now.ts';

const manyRows = 200;

export interface ImportOptions {
  file: string;
  columns?: (ImportField | null)[];
  by_title: boolean;
  add_known: boolean;
  file_name?: string | undefined;
}

const planOptions = ({ by_title, add_known }: ImportOptions, before: Date | null): PlanOptions => ({
  byTitle: by_title,
  addKnown: add_known,
  importedBefore: before !== null,
});

interface ReadTable extends CsvTable {
  encoding: Encoding;
  hash: Buffer;
  fields: (ImportField | null)[];
  read: ReadRow[];
}

async function readTable({ file, columns }: ImportOptions): Promise<ReadTable> {
  if ((await stat(file)).size > maxImportBytes) throw new Refusal('payload_too_large');
  const bytes = await readFile(file);
  const { encoding, text } = decodeText(bytes);
  const table = parseTable(text, maxImportRows);
  if (table.rows.length > maxImportRows) throw new Refusal('payload_too_large');
  const fields = columns ? table.header.map((_, index) => columns[index] ?? null) : guessColumns(table.header);
  const hash = createHash('sha256').update(bytes).digest();
  return { ...table, encoding, hash, fields, read: table.rows.map((row) => readRow(row, fields)) };
}

export async function checkImport(
  context: ShopContext,
  merchantId: string,
  options: ImportOptions,
): Promise<ImportCheck> {
  const table = await readTable(options);
  const before = await importedAt(context.db, merchantId, table.hash);
  const shop = await readShopNow(context.db, merchantId);
  const planned = planImport(table.read, shop, planOptions(options, before));
  const needed: ImportField[] = ['title', 'price'];
  return {
    encoding: table.encoding,
    separator: table.separator,
    columns: table.header.map((name, index) => ({
      name: truncateCell(name),
      sample: truncateCell(table.rows.find(({ cells }) => cells[index]?.trim())?.cells[index] ?? ''),
      field: table.fields[index] ?? null,
    })),
    missing: needed.filter((field) => !table.fields.includes(field)),
    counts: countVerdicts(planned),
    known: planned.filter(({ known }) => known).length,
    imported_at: before?.toISOString() ?? null,
    new_categories: newCategories(planned),
    rows: planned.map(({ row }) => row),
  };
}

/**
 * Imports a table in one transaction, without the rows that have problems. A repeated `importId` returns the first answer.
 * @throws Refusal payload_too_large, unsupported_media_type, unreadable_text
 */
export async function importTable(
  context: ShopContext,
  merchantId: string,
  importId: string,
  options: ImportOptions,
  from: Origin,
): Promise<ImportResult> {
  const table = await readTable(options);
  const file = { name: options.file_name || null, hash: table.hash };
  const done = await changeShop(context, merchantId, async (trx) => {
    const earlier = await findImport(trx, merchantId, importId);
    if (earlier) return earlier.answer;
    const shop = await readShopNow(trx, merchantId);
    const before = await importedAt(trx, merchantId, file.hash);
    const planned = planImport(table.read, shop, planOptions(options, before));
    return applyImport(trx, { merchantId, importId, file, shop, planned, now: context.now(), from });
  });
  if (done.counts.add >= manyRows) await analyzeTables(context.db);
  return done;
}
