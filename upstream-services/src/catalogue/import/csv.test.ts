import fc from 'fast-check';
import { escapeFormula, stripFormulaGuard, writeRows } from '../../tables/index.ts';
import { parseYesNo, readList, readPrice, writeListCell, writePrice } from './cells.ts';
import { guessColumns } from './columns.ts';
import { decodeText, parseTable } from './csv-text.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const text = fc
  .array(fc.oneof(fc.constantFrom(...';",\t\n\r=+-@\'|\\ я'), fc.string({ unit: 'grapheme', maxLength: 4 })), {
    maxLength: 12,
  })
  .map((parts) => parts.join(''));

it('a guarded text comes back exactly, and no spreadsheet calculates it', () => {
  fc.assert(
    fc.property(text, (value) => {
      expect(stripFormulaGuard(escapeFormula(value))).toBe(value);
      expect(escapeFormula(value)).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
    }),
  );
  expect(['=1+1', "'=1+1", "'Тюльпан", '-5 %', 'Розы'].map(escapeFormula)).toEqual([
    "'=1+1",
    "''=1+1",
    "'Тюльпан",
    "'-5 %",
    'Розы',
  ]);
});

it('texts in one cell come back as they were', () => {
  const item = text.map((value) => value.trim()).filter(Boolean);
  fc.assert(fc.property(fc.array(item), (items) => expect(readList(writeListCell(items))).toEqual(items)));
  expect(readList('S | M · 25 цветов|L\\|XL |  | ')).toEqual(['S', 'M · 25 цветов', 'L|XL']);
});

it('a table comes back cell by cell, with line breaks, quotes and separators in it', () => {
  const cells = fc.array(text, { minLength: 3, maxLength: 3 });
  fc.assert(
    fc.property(fc.array(cells, { minLength: 1, maxLength: 6 }), (rows) => {
      const header = ['Название', 'Цена', 'Описание'];
      const table = parseTable(writeRows([header, ...rows]), 100);
      expect(table.separator).toBe(';');
      expect(table.rows.map((row) => row.cells)).toEqual(rows.filter((row) => row.some((cell) => cell.trim() !== '')));
    }),
  );
});

it('reads a table whose lines end in different ways, and keeps line breaks inside of cells as they are', () => {
  const lineEnd = fc.constantFrom('\r\n', '\n', '\r');
  // Quoted or not, as it must be or as it may be.
  const cell = fc
    .tuple(text, fc.boolean())
    .map(([value, quoted]) => ({
      value,
      written: quoted || /[";\r\n]/.test(value) || value !== value.trim() ? `"${value.replaceAll('"', '""')}"` : value,
    }));
  const row = fc.tuple(cell, cell, lineEnd);
  fc.assert(
    fc.property(lineEnd, fc.array(row, { minLength: 1, maxLength: 8 }), (headEnd, rows) => {
      const written = rows.map(([one, other, end]) => `№;${one.written};${other.written}${end}`).join('');
      const table = parseTable(`Номер;Название;Описание${headEnd}${written}`, 100);
      expect(table.header).toEqual(['Номер', 'Название', 'Описание']);
      expect(table.rows.map(({ cells }) => cells)).toEqual(rows.map(([one, other]) => ['№', one.value, other.value]));
      expect(table.rows.filter(({ broken }) => broken)).toEqual([]);
    }),
  );
});

it('counts a line that was added by hand to a table from Excel, quotes in the middle of a cell notwithstanding', () => {
  const { rows } = parseTable(
    'Название;Цена\r\nВаза 5" низкая;100\r\n"Розы\r\nкустовые";200\r\nПионы;300\nИрисы;400',
    100,
  );
  expect(rows.map(({ line, cells }) => [line, ...cells])).toEqual([
    [2, 'Ваза 5" низкая', '100'],
    [3, 'Розы\r\nкустовые', '200'],
    [5, 'Пионы', '300'],
    [6, 'Ирисы', '400'],
  ]);
});

it('says in which line of the file a row begins', () => {
  const { rows } = parseTable('Название;Цена\r\n"Розы\nкустовые";100\r\n\r\nПионы;200\r\nИрисы;300', 100);
  expect(rows.map(({ line, cells }) => [line, cells[0]])).toEqual([
    [2, 'Розы\nкустовые'],
    [5, 'Пионы'],
    [6, 'Ирисы'],
  ]);
});

it('knows UTF-8 with and without a mark, UTF-16, and windows-1251', () => {
  expect(decodeText(utf8('\ufeffЦена'))).toEqual({ encoding: 'utf-8', text: 'Цена' });
  expect(decodeText(utf8('Цена'))).toEqual({ encoding: 'utf-8', text: 'Цена' });
  expect(decodeText(Buffer.from('\ufeffЦена', 'utf16le'))).toEqual({ encoding: 'utf-16', text: 'Цена' });
  expect(decodeText(Uint8Array.of(0xd6, 0xe5, 0xed, 0xe0))).toEqual({ encoding: 'windows-1251', text: 'Цена' });
});

function bytesIn(encoding: 'windows-1251' | 'x-mac-cyrillic' | 'ibm866' | 'koi8-r', text: string): Uint8Array {
  const letters = new Map(
    Array.from({ length: 256 }, (_, byte) => [new TextDecoder(encoding).decode(Uint8Array.of(byte)), byte]),
  );
  return Uint8Array.from(text, (letter) => letters.get(letter) ?? 0x3f);
}

it.each([
  'Название;Цена;Описание\nРоза;100;Нежная, «пудровая» — яркая',
  'название;цена\nяблоня;100',
  'ПИОНЫ;ЦЕНА\nЁЛКА;90',
  'Я;Ирис',
  'Size;Price;Цвет\nXL;100;алый',
])('knows who wrote «%s»: Windows, an old Mac, DOS, Unix', (text) => {
  for (const encoding of ['windows-1251', 'x-mac-cyrillic', 'ibm866', 'koi8-r'] as const) {
    // DOS and Unix have neither a dash nor such quotation marks.
    const written = ['ibm866', 'koi8-r'].includes(encoding) ? text.replaceAll(/[«»—]/g, '-') : text;
    expect(decodeText(bytesIn(encoding, written))).toEqual({ encoding, text: written });
  }
});

const unreadable = expect.objectContaining({ code: 'unreadable_text' });

it.each([
  ['in the first cell', 'Н\0азвание;Цена\nРозы;100'],
  ['in the last cell', 'Название;Цена\nРозы;100\0'],
  ['far down', `Title;Price\n${'Roses;100\n'.repeat(10_000)}Розы;1\0`],
  ['among little Russian', 'Title;Price\nРозы\0;100'],
  ['after a sign', '№\0;Price'],
])('refuses UTF-8 with one bad byte %s instead of reading it as another encoding', (_, text) => {
  const bytes = utf8(text).map((byte) => (byte === 0 ? 0xff : byte));
  expect(() => decodeText(bytes)).toThrow(unreadable);
});

it('refuses UTF-8 that was cut in the middle of a letter', () => {
  expect(() => decodeText(utf8('Название;Цена\nРозы;100;Нежная').slice(0, -1))).toThrow(unreadable);
});

it.each([
  ['Latin letters of Western Europe', 'Gr\xf6\xdfe;Caf\xe9\nM\xfcller;100'],
  [
    'bytes at random',
    Array.from({ length: 500 }, (_, at) => String.fromCharCode(1 + ((at * at * 7 + at * 31) % 255))).join(''),
  ],
])('refuses %s in eight bits', (_, latin) => {
  expect(() => decodeText(Buffer.from(latin, 'latin1'))).toThrow(unreadable);
});

it('refuses a table that was UTF-8, was read as windows-1251 and saved so', () => {
  expect(() => decodeText(utf8('РќР°Р·РІР°РЅРёРµ;Р¦РµРЅР°\nР РѕР·С‹;100'))).toThrow(unreadable);
  expect(decodeText(utf8('Размер;Цена\nС—М;100')).encoding).toBe('utf-8');
});

it('takes signs of Windows in a table without a Russian letter', () => {
  expect(decodeText(Buffer.from('Mug \x93Best\x94;100\xa0', 'latin1')).text).toBe('Mug “Best”;100\u00a0');
});

it('refuses what is no text, such as a workbook', () => {
  const workbook = Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0);
  expect(() => decodeText(workbook)).toThrow(expect.objectContaining({ code: 'unsupported_media_type' }));
});

it.each([
  ['Название;Цена\nРозы, кустовые;100', ';'],
  ['Название,Цена\n"Розы; кустовые",100', ','],
  ['Название\tЦена\nРозы\t100', '\t'],
  ['sep=,\nНазвание,Цена\nРозы,100', ','],
  ['\n \nНазвание,Цена\nРозы,100', ','],
  ['\nНазвание\tЦена\nРозы\t100', '\t'],
  ['a,b,c\n1,2,3', ','],
])('finds the separator of %j', (table, separator) => {
  expect(parseTable(table, 10)).toMatchObject({ separator });
});

it('knows columns by the names that other programs give them; the first of two wins', () => {
  expect(guessColumns(['Наименование', 'price', ' Старая  цена ', 'Фото', 'Ёмкость', 'Название'])).toEqual([
    'title',
    'price',
    'sale',
    'pictures',
    null,
    null,
  ]);
});

it('reads prices as people write them, and rounds none', () => {
  const read = ['1990', '1 990,50 ₽', '1\u00a0990.5 руб.', '0', '007', '99999999,99'].map(readPrice);
  expect(read).toEqual([199000, 199050, 199050, 0, 700, 9_999_999_999]);
  const wrong = ['1,234', '10.999', '-5', '123456789', '99999999999', 'дорого', '1.234,50', ''].map(readPrice);
  expect(wrong).toEqual([
    'price_kopecks',
    'price_kopecks',
    'price_range',
    'price_range',
    'price_range',
    'price_wrong',
    'price_wrong',
    'price_wrong',
  ]);
  fc.assert(fc.property(fc.nat(9_999_999_999), (kopecks) => expect(readPrice(writePrice(kopecks))).toBe(kopecks)));
});

it('reads yes and no', () => {
  expect(['Да', 'нет', ' 1', 'FALSE', 'может быть'].map(parseYesNo)).toEqual([true, false, true, false, null]);
});
