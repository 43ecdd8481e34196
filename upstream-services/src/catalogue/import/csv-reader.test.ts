import fc from 'fast-check';
import Papa from 'papaparse';
import { stripFormulaGuard } from '../../tables/index.ts';
import { parseYesNo, readList, readPrice } from './cells.ts';
import { knownColumns } from './columns.ts';
import { CsvReader, maxCell } from './csv-reader.ts';
import { decodeText, parseTable } from './csv-text.ts';
import { readRow } from './rows.ts';

const records = (text: string, separator = ';') => {
  const reader = new CsvReader(text, separator);
  const all = [];
  for (let record = reader.next(); record; record = reader.next()) all.push(record);
  return all;
};

it('reads what another reader reads, whatever stands in the cells', () => {
  const text = fc
    .array(fc.oneof(fc.constantFrom(...'";\n ,ж'), fc.string({ maxLength: 3 })), { maxLength: 20 })
    // At the very end of a text the other one takes blanks behind quotes for text.
    .map((parts) => `${parts.join('').replaceAll('\r', '')}\n`);
  fc.assert(
    fc.property(text, (value) => {
      const own = records(value);
      fc.pre(own.every(({ broken }) => !broken));
      const other = Papa.parse<string[]>(value, { delimiter: ';', newline: '\n' }).data;
      expect(own.map(({ cells }) => cells)).toEqual(other.slice(0, -1));
    }),
    { numRuns: 2000 },
  );
});

it('says of a record that its quotes do not fit', () => {
  expect(records('"Розы;100\nПионы;200').map(({ broken }) => broken)).toEqual([true]);
  expect(records('"Роз"ы";100\nПионы;200').map(({ broken, cells }) => [broken, cells[0]])).toEqual([
    [true, 'Роз"ы'],
    [false, 'Пионы'],
  ]);
});

it('cuts cells and columns that are too many, and reads nothing out of what was cut', () => {
  const [record] = records(`${'я'.repeat(30_000)};"${'""'.repeat(30_000)}"`);
  expect(record?.cells.map((cell) => cell.length)).toEqual([20_001, 20_001]);
  expect(records(';'.repeat(100_000))[0]?.cells).toHaveLength(201);
  const cells = ['Розы', `1${' '.repeat(maxCell)}5`];
  const { values, problems } = readRow({ line: 2, cells, broken: false }, ['title', 'price']);
  expect(values).toEqual({ title: 'Розы' });
  expect(problems).toEqual([{ code: 'cell_long', field: 'price', value: '1' }]);
});

const MiB = 1024 * 1024;
const worst: [string, string][] = [
  ['sizes', 'a|'],
  ['digits with blanks', '1 '],
  ['quotes', '"'],
  ['quoted cells', '"a";'],
  ['quotes with blanks', '"  '],
  ['quotes and separators', '";'],
  ['quoted line ends', '"\n";'],
  ['separators', ';'],
  ['lines', '\n'],
  ['line ends of one kind', '\r'],
  ['line ends of both kinds', '\r\n'],
  ['byte order marks', '\ufeff'],
  ['backslashes', '\\'],
  ['bars with backslashes', '\\|'],
  ['apostrophes', "'"],
  ['tabs', '\t'],
  ['letters', 'ж'],
];

/** Microseconds of the processor: far more than what takes time in proportion to the text needs, far less than what takes its square. */
const budget = 20_000_000;

it.each(worst)('a megabyte of %s is read in no time', (_, piece) => {
  const text = piece.repeat(MiB / piece.length);
  const { user: from } = process.cpuUsage();
  for (const table of [text, `Название;Цена\n${text}`, `Название;Цена\n"${text}`, `sep=;\n${text}`]) {
    const { rows } = parseTable(decodeText(new TextEncoder().encode(table)).text, 10_000);
    for (const row of rows.slice(0, 10_000))
      readRow(row, ['title', 'price', 'sizes', 'categories', 'pictures', 'place']);
  }
  for (const read of [readList, readPrice, parseYesNo, stripFormulaGuard]) read(text);
  knownColumns([text]);
  expect(process.cpuUsage().user - from).toBeLessThan(budget);
});
