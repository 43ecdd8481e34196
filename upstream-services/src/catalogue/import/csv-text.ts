import { cleanText, type ImportCheck } from 'shared-contracts';
import { Refusal } from '../../common/refusal.ts';
import { knownColumns } from './columns.ts';
import { CsvReader, type CsvRecord, maxColumns } from './csv-reader.ts';

export type Encoding = ImportCheck['encoding'];

const headLength = 65_536;

const strict = new TextDecoder('utf-8', { fatal: true });
const lenient = new TextDecoder('utf-8');
const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, index) => bytes[index] === byte);

const eightBit = ['windows-1251', 'x-mac-cyrillic', 'ibm866', 'koi8-r'] as const;

const count = (text: string, what: RegExp): number => text.match(what)?.length ?? 0;

const russianIn = (text: string): number =>
  count(text, /[а-яё]/gi) -
  2 * count(text, /(?<=[а-яё])[А-ЯЁ]/g) -
  2 * count(text, /(?<=[a-z])[а-яё]|(?<=[а-яё])[a-z]/gi);

/**
 * Counts Russian letters. Frequent letters break ties, since small letters of KOI8-R read as windows-1251 are capital Russian letters; together they
 * weigh at most one letter.
 */
const scoreOf = (text: string): number => russianIn(text) + count(text, /[оеаинтсрвл]/gi) / headLength;

const leastReadable = 0.8;

const isReadable = (text: string): boolean =>
  russianIn(text) + count(text, /[«»„“”‘’–—…•№°©®™±\u00a0]/g) >= leastReadable * count(text, /[^\0-\x7f]/g);

function eightBitOf(start: Uint8Array): (typeof eightBit)[number] | null {
  const texts = eightBit.map((encoding) => new TextDecoder(encoding).decode(start));
  const scores = texts.map(scoreOf);
  const best = scores.indexOf(Math.max(...scores));
  return isReadable(texts[best] ?? '') ? (eightBit[best] ?? null) : null;
}

/**
 * Whether bytes are UTF-8 with a few broken characters: text in an 8-bit encoding hardly ever has the byte pairs that are Russian letters in UTF-8.
 */
function isDamagedUtf8(start: Uint8Array): boolean {
  const text = lenient.decode(start);
  const whole = count(text, /[а-яё«»„“”–—…№]/gi);
  return whole > 0 && whole >= count(text, /\ufffd/g);
}

function decodeStrictly(bytes: Uint8Array): string | null {
  try {
    return strict.decode(bytes);
  } catch {
    return null;
  }
}

/**
 * Whether another program read UTF-8 as windows-1251 and saved the result: 'РќР°Р·РІР°РЅРёРµ' consists of pairs of Р or С and a character that is no
 * Russian letter.
 */
function isMojibake(start: string): boolean {
  const pairs = count(start, /[РС][\x80-\xbf\u0402-\u040f\u0452-\u045f\u0490\u0491\u2010-\u2122]/g);
  return pairs > 0 && 2 * pairs >= count(start, /[а-яё]/gi);
}

/**
 * Decodes a table's bytes, without a byte order mark. Bytes that are not valid UTF-8 are decoded in the likeliest 8-bit encoding.
 * @throws Refusal unsupported_media_type for binary files such as .xlsx; unreadable_text where the encoding cannot be detected
 */
export function decodeText(bytes: Uint8Array): { encoding: Encoding; text: string } {
  if (startsWith(bytes, 0xff, 0xfe)) return { encoding: 'utf-16', text: new TextDecoder('utf-16le').decode(bytes) };
  if (startsWith(bytes, 0xfe, 0xff)) return { encoding: 'utf-16', text: new TextDecoder('utf-16be').decode(bytes) };
  if (bytes.subarray(0, 4096).includes(0)) throw new Refusal('unsupported_media_type');
  const unicode = decodeStrictly(bytes);
  if (unicode !== null) {
    if (isMojibake(unicode.slice(0, headLength))) throw new Refusal('unreadable_text');
    return { encoding: 'utf-8', text: unicode };
  }
  // Detects the encoding from the first non-ASCII byte on: a long table may begin with ASCII alone.
  const first = bytes.findIndex((byte) => byte > 0x7f);
  const start = bytes.subarray(first, first + headLength);
  const encoding = isDamagedUtf8(start) ? null : eightBitOf(start);
  if (!encoding) throw new Refusal('unreadable_text');
  return { encoding, text: new TextDecoder(encoding).decode(bytes) };
}

const separators = [';', ',', '\t'] as const;

function nextFilled(reader: CsvReader): CsvRecord | null {
  let record = reader.next();
  while (record?.cells.every((cell) => cleanText(cell) === '')) record = reader.next();
  return record;
}

function separatorOf(text: string): string {
  const scores = separators.map((separator) => {
    const { cells = [] } = nextFilled(new CsvReader(text.slice(0, headLength), separator)) ?? {};
    return knownColumns(cells) * 1000 + cells.length;
  });
  return separators[scores.indexOf(Math.max(...scores))] ?? ';';
}

export interface CsvTable {
  separator: string;
  header: string[];
  rows: CsvRecord[];
}

export function parseTable(whole: string, most: number): CsvTable {
  // A first line `sep=;` is Excel's way to name the separator.
  const [hint = '', hinted] = /^sep=(.)(?:\r\n?|\n)/.exec(whole) ?? [];
  const text = whole.slice(hint.length);
  const separator = hinted ?? separatorOf(text);
  const reader = new CsvReader(text, separator, hint ? 2 : 1);
  const rows: CsvRecord[] = [];
  for (let row = nextFilled(reader); row && rows.length < most + 2; row = nextFilled(reader)) rows.push(row);
  const header = rows.shift()?.cells.slice(0, maxColumns) ?? [];
  return { separator, header, rows };
}
