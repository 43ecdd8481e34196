import { Refusal } from '../../common/refusal.ts';
import { knownColumns } from './columns.ts';
import { CsvReader, type CsvRecord, maxColumns } from './csv-reader.ts';

export type Encoding = 'utf-8' | 'utf-16' | 'windows-1251';

const strict = new TextDecoder('utf-8', { fatal: true });
const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, index) => bytes[index] === byte);

/**
 * Reads a table's bytes as text, without a byte order mark: what is no UTF-8 is what Excel writes on a Russian Windows.
 * @throws Refusal unsupported_media_type for what is no text, such as an .xlsx
 */
export function decodeText(bytes: Uint8Array): { encoding: Encoding; text: string } {
  if (startsWith(bytes, 0xff, 0xfe)) return { encoding: 'utf-16', text: new TextDecoder('utf-16le').decode(bytes) };
  if (startsWith(bytes, 0xfe, 0xff)) return { encoding: 'utf-16', text: new TextDecoder('utf-16be').decode(bytes) };
  if (bytes.subarray(0, 4096).includes(0)) throw new Refusal('unsupported_media_type');
  try {
    return { encoding: 'utf-8', text: strict.decode(bytes) };
  } catch {
    return { encoding: 'windows-1251', text: new TextDecoder('windows-1251').decode(bytes) };
  }
}

/** In the order of how likely they are; the first wins a tie. */
const separators = [';', ',', '\t'] as const;

/** No first line is longer. */
const headLength = 65_536;

/** The separator with which the first line has the most columns that are known, or else the most columns. */
function separatorOf(text: string): string {
  const scores = separators.map((separator) => {
    const { cells = [] } = new CsvReader(text.slice(0, headLength), separator).next() ?? {};
    return knownColumns(cells) * 1000 + cells.length;
  });
  return separators[scores.indexOf(Math.max(...scores))] ?? ';';
}

/** A table as it was written. */
export interface CsvTable {
  separator: string;
  header: string[];
  rows: CsvRecord[];
}

/**
 * Takes a table apart; lines without anything in them are left out.
 * @param most rows; with more than that it stops, and gives one more
 */
export function parseTable(whole: string, most: number): CsvTable {
  // Excel's own hint.
  const [hint = '', hinted] = /^sep=(.)(?:\r\n?|\n)/.exec(whole) ?? [];
  const text = whole.slice(hint.length);
  const separator = hinted ?? separatorOf(text);
  const reader = new CsvReader(text, separator, hint ? 2 : 1);
  const rows: CsvRecord[] = [];
  for (let row = reader.next(); row && rows.length < most + 2; row = reader.next()) {
    if (row.cells.some((cell) => cell.trim() !== '')) rows.push(row);
  }
  const header = rows.shift()?.cells.slice(0, maxColumns) ?? [];
  return { separator, header, rows };
}
