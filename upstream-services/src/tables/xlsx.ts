import { truncate, withoutBidiControls } from 'shared-contracts';
import type { Cell, Column, Table } from './table.ts';

const longestCell = 32_767;

const formats: Partial<Record<Column['kind'], string>> = {
  money: '#,##0.00',
  date: 'dd.mm.yyyy',
  moment: 'dd.mm.yyyy hh:mm',
};

function cellOf(cell: Cell, { kind }: Column) {
  if (cell === null || cell === '') return null;
  if (typeof cell === 'string') return { value: truncate(withoutBidiControls(cell), longestCell), type: String };
  const format = formats[kind];
  return { value: cell, type: cell instanceof Date ? Date : Number, ...(format ? { format } : {}) };
}

export async function writeXlsx({ columns, rows }: Table, sheet: string): Promise<Buffer> {
  const { default: writeExcelFile } = await import('write-excel-file/node');
  const head = columns.map(({ title }) => ({ value: title, type: String, fontWeight: 'bold' as const }));
  const body = rows.map((row) => columns.map((column, index) => cellOf(row[index] ?? null, column)));
  const widths = columns.map(({ width }) => ({ width }));
  return writeExcelFile([head, ...body], { sheet, columns: widths, stickyRowsCount: 1 }).toBuffer();
}
