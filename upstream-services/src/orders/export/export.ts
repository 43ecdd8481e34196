import { writeFile } from 'node:fs/promises';
import { maxExportedOrders, type Order, parseOrder, type TableFormat } from 'shared-contracts';
import type { ShopContext } from '../../db/transaction.ts';
import { readZone } from '../../merchants/index.ts';
import { writeCsv, writeXlsx } from '../../tables/index.ts';
import { listOrders } from '../list-repository.ts';
import { withLines } from '../read-service.ts';
import { exportColumns } from './columns.ts';
import { texts } from './texts.ts';

const portion = 500;

export interface ExportTo {
  merchantId: string;
  file: string;
  format: TableFormat;
  most?: number;
}

async function readNewest({ db, now }: Pick<ShopContext, 'db' | 'now'>, merchantId: string, most: number) {
  const orders: Order[] = [];
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      for (let page = 1; orders.length <= most; page += 1) {
        const rows = await listOrders(trx, merchantId, { page, perPage: portion });
        orders.push(...(await withLines({ db: trx, now }, merchantId, rows)).map(parseOrder));
        if (rows.length < portion) break;
      }
    });
  return { orders: orders.slice(0, most), more: orders.length > most };
}

export async function exportOrders(
  context: Pick<ShopContext, 'db' | 'now'>,
  { merchantId, file, format, most = maxExportedOrders }: ExportTo,
): Promise<void> {
  const { orders, more } = await readNewest(context, merchantId, most);
  const zone = await readZone(context.db, merchantId);
  const table = { columns: exportColumns, rows: orders.map((order) => exportColumns.map(({ of }) => of(order, zone))) };
  const written =
    format === 'xlsx'
      ? { csv: '', xlsx: (await writeXlsx(table, texts.sheet)).toString('base64') }
      : { csv: writeCsv(table) };
  await writeFile(file, JSON.stringify({ ...written, count: orders.length, more }));
}
