import Papa from 'papaparse';
import { Refusal } from '../../refusal.ts';
import { knownColumns } from './columns.ts';

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

/** Where a quoted cell ends, as the parser sees it: behind quotes that are not doubled and that nothing of the cell follows. */
function afterQuotes(text: string, start: number, separator: string): number {
  for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    if (text[at + 1] === '"') {
      at += 1;
      continue;
    }
    let next = at + 1;
    while (next < text.length && text[next] !== separator && /[^\S\r\n]/.test(text[next] ?? '')) next += 1;
    if (next === text.length || [separator, '\r', '\n'].includes(text[next] ?? '')) return at + 1;
  }
  return text.length;
}

/**
 * Ends every line with `\n`; what quotes hold stays as it is. A table that went through several programs has several kinds of line
 * ends, and the parser goes by one.
 */
function withOneLineEnd(text: string, separator: string): string {
  if (!text.includes('\r')) return text;
  const parts: string[] = [];
  const special = /["\r]/g;
  let from = 0;
  for (let found = special.exec(text); found; found = special.exec(text)) {
    const at = found.index;
    if (found[0] === '\r') {
      parts.push(text.slice(from, at), '\n');
      from = text[at + 1] === '\n' ? at + 2 : at + 1;
      special.lastIndex = from;
    } else if (at === 0 || [separator, '\r', '\n'].includes(text[at - 1] ?? '')) {
      special.lastIndex = afterQuotes(text, at, separator);
    }
  }
  return [...parts, text.slice(from)].join('');
}

/** No first line is longer. */
const headLength = 65_536;

/** The separator with which the first line has the most columns that are known, or else the most columns. */
function separatorOf(text: string): string {
  const scores = separators.map((separator) => {
    const head = withOneLineEnd(text.slice(0, headLength), separator);
    const [cells = []] = Papa.parse<string[]>(head, { delimiter: separator, newline: '\n', preview: 1 }).data;
    return knownColumns(cells) * 1000 + cells.length;
  });
  return separators[scores.indexOf(Math.max(...scores))] ?? ';';
}

/** A record of the table. */
export interface CsvRow {
  /** Line of the file in which it begins, from 1. */
  line: number;
  cells: string[];
  /** Its quotes do not fit: nobody knows where its cells end. */
  broken: boolean;
}

/** A table as it was written. */
export interface CsvTable {
  separator: string;
  header: string[];
  rows: CsvRow[];
}

const linesIn = (text: string): number => text.match(/\r\n|\r|\n/g)?.length ?? 0;

/**
 * Takes a table apart; lines without anything in them are left out.
 * @param most rows; with more than that it stops, and gives one more
 */
export function parseTable(whole: string, most: number): CsvTable {
  // Excel's own hint.
  const [hint = '', said] = /^sep=(.)(?:\r\n?|\n)/.exec(whole) ?? [];
  const table = whole.slice(hint.length);
  const separator = said ?? separatorOf(table);
  const text = withOneLineEnd(table, separator);
  const rows: CsvRow[] = [];
  let line = 1 + linesIn(hint);
  let from = 0;
  Papa.parse<string[]>(text, {
    delimiter: separator,
    newline: '\n',
    step: ({ data: cells, errors, meta }, parser) => {
      // Its counter does not count a line's end at the very end of the text.
      const raw = text.slice(from, meta.cursor);
      if (cells.some((cell) => cell.trim() !== '')) {
        rows.push({ line, cells, broken: errors.some(({ type }) => type === 'Quotes') });
      }
      line += linesIn(raw);
      from = meta.cursor;
      if (rows.length > most + 1) parser.abort();
    },
  });
  const header = rows.shift()?.cells ?? [];
  return { separator, header, rows };
}

/** Writes a table as Excel reads it: `;`, CRLF, quotes where they are needed. */
export const writeTable = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  `${Papa.unparse([header, ...rows] as string[][], { delimiter: ';', newline: '\r\n' })}\r\n`;
