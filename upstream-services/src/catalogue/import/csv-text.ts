import { cleanText, type ImportCheck } from 'shared-contracts';
import { Refusal } from '../../common/refusal.ts';
import { knownColumns } from './columns.ts';
import { CsvReader, type CsvRecord, maxColumns } from './csv-reader.ts';

export type Encoding = ImportCheck['encoding'];

/** No first line is longer. */
const headLength = 65_536;

const strict = new TextDecoder('utf-8', { fatal: true });
const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, index) => bytes[index] === byte);

/** What programs write Russian in that write no Unicode: those of Windows, of old Macs, of DOS. The first wins a tie. */
const eightBit = ['windows-1251', 'x-mac-cyrillic', 'ibm866'] as const;

/** How much of a text reads as Russian: its letters, less capitals in the middle of words. */
const russianIn = (text: string): number =>
  (text.match(/[а-яё]/gi)?.length ?? 0) - 2 * (text.match(/(?<=[а-яё])[А-ЯЁ]/g)?.length ?? 0);

/** Each has most letters where another has signs; a mistaken reader finds fewer. */
function eightBitOf(bytes: Uint8Array): (typeof eightBit)[number] {
  const start = bytes.subarray(0, headLength);
  const scores = eightBit.map((encoding) => russianIn(new TextDecoder(encoding).decode(start)));
  return eightBit[scores.indexOf(Math.max(...scores))] ?? eightBit[0];
}

/**
 * Reads a table's bytes as text, without a byte order mark: what is no UTF-8 is of eight bits.
 * @throws Refusal unsupported_media_type for what is no text, such as an .xlsx
 */
export function decodeText(bytes: Uint8Array): { encoding: Encoding; text: string } {
  if (startsWith(bytes, 0xff, 0xfe)) return { encoding: 'utf-16', text: new TextDecoder('utf-16le').decode(bytes) };
  if (startsWith(bytes, 0xfe, 0xff)) return { encoding: 'utf-16', text: new TextDecoder('utf-16be').decode(bytes) };
  if (bytes.subarray(0, 4096).includes(0)) throw new Refusal('unsupported_media_type');
  try {
    return { encoding: 'utf-8', text: strict.decode(bytes) };
  } catch {
    const encoding = eightBitOf(bytes);
    return { encoding, text: new TextDecoder(encoding).decode(bytes) };
  }
}

/** In the order of how likely they are; the first wins a tie. */
const separators = [';', ',', '\t'] as const;

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
    if (row.cells.some((cell) => cleanText(cell) !== '')) rows.push(row);
  }
  const header = rows.shift()?.cells.slice(0, maxColumns) ?? [];
  return { separator, header, rows };
}
