import Papa from 'papaparse';
import { withoutBidiControls } from 'shared-contracts';
import type { Cell, Column, Table } from './table.ts';

const formula = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** Keeps a spreadsheet from evaluating a text as a formula. {@link stripFormulaGuard} reverses it exactly. */
export const escapeFormula = (text: string): string => (formula.test(text) ? `'${text}` : text);

export const stripFormulaGuard = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;

const written = { delimiter: ';', newline: '\r\n' } as const;

export const writeRows = (rows: readonly (readonly string[])[]): string =>
  rows.length === 0 ? '' : `${Papa.unparse(rows as string[][], written)}\r\n`;

const two = (value: number): string => String(value).padStart(2, '0');
const dateText = (date: Date): string =>
  `${two(date.getUTCDate())}.${two(date.getUTCMonth() + 1)}.${date.getUTCFullYear()}`;
const timeText = (date: Date): string => `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}`;

function cellText(cell: Cell, { kind }: Column): string {
  if (cell === null) return '';
  if (cell instanceof Date) return kind === 'moment' ? `${dateText(cell)} ${timeText(cell)}` : dateText(cell);
  if (typeof cell === 'number') {
    return (Number.isInteger(cell) ? String(cell) : cell.toFixed(2)).replace('.', ',');
  }
  return escapeFormula(cell);
}

export const writeCsv = ({ columns, rows }: Table): string =>
  withoutBidiControls(
    writeRows([
      columns.map(({ title }) => title),
      ...rows.map((row) => columns.map((column, index) => cellText(row[index] ?? null, column))),
    ]),
  );
