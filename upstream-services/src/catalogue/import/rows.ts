import { cleanText, type ImportField, type ImportProblem, type ImportProblemCode, truncate } from 'shared-contracts';
import { stripFormulaGuard } from '../../tables/index.ts';
import { parseYesNo, readList, readPrice, splitAtCommas } from './cells.ts';
import { type CsvRecord, maxCell } from './csv-reader.ts';
import { readSize, type SizeCell } from './size-cells.ts';
import { readStockPart, type StockCell } from './stock-cells.ts';

export interface RowValues {
  id?: string;
  title?: string;
  /** Kopecks; null: the cell is empty. */
  price?: number | null;
  sale?: number | null;
  description?: string;
  sizes?: SizeCell[];
  categories?: string[];
  published?: boolean;
  pictures?: string[];
  place?: number;
  stock?: StockCell[];
}

export interface ReadRow {
  line: number;
  values: RowValues;
  problems: ImportProblem[];
}

const most = { title: 200, description: 10_000, size: 120, sizes: 50, category: 120, categories: 100, pictures: 3 };
const uuid = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;
const shown = 60;

export const truncateCell = (text: string): string => {
  const line = truncate(text, 4 * shown)
    .replace(/\s+/g, ' ')
    .trim();
  return line.length > shown ? `${truncate(line, shown - 1)}…` : line;
};

type Say = (code: ImportProblemCode, value?: string) => void;
type Reader = (cell: string, values: RowValues, say: Say) => void;

const price =
  (field: 'price' | 'sale'): Reader =>
  (cell, values, say) => {
    if (cell === '') {
      values[field] = null;
      return;
    }
    const read = readPrice(cell);
    if (typeof read === 'number') values[field] = read;
    else say(read);
  };

const readers: Record<ImportField, Reader> = {
  id: (cell, values, say) => {
    if (cell === '') return;
    if (uuid.test(cell)) values.id = cell.toLowerCase();
    else say('id_wrong');
  },
  title: (cell, values, say) => {
    values.title = cell;
    if (cell.length > most.title) say('title_long');
  },
  price: price('price'),
  sale: price('sale'),
  description: (cell, values, say) => {
    values.description = cell;
    if (cell.length > most.description) say('description_long');
  },
  sizes: (cell, values, say) => {
    const sizes = readList(cell);
    values.sizes = sizes.slice(0, most.sizes).map((text) => {
      const size = readSize(text);
      if ('problem' in size) say(size.problem, text);
      else if (size.value.length > most.size) say('size_long', size.value);
      return 'problem' in size ? { value: text } : size;
    });
    if (sizes.length > most.sizes) say('sizes_many', String(sizes.length));
  },
  categories: (cell, values, say) => {
    const categories = readList(cell);
    values.categories = categories.slice(0, most.categories);
    // Commas part titles in a cell without strokes alone.
    const titles = categories.length > 1 ? categories : categories.flatMap(splitAtCommas);
    const long = titles.find((title) => title.length > most.category);
    if (long) say('category_long', long);
    if (titles.length > most.categories) say('categories_many', String(titles.length));
  },
  published: (cell, values, say) => {
    if (cell === '') return;
    const read = parseYesNo(cell);
    if (read === null) say('published_wrong');
    else values.published = read;
  },
  pictures: (cell, values, say) => {
    const pictures = readList(cell);
    if (pictures.length === 0) return;
    values.pictures = pictures.slice(0, most.pictures);
    const wrong = pictures.find((picture) => picture.length > 2000 || /^(?!https?:)[a-z]+:/i.test(picture));
    if (wrong) say('picture_wrong', wrong);
    if (pictures.length > most.pictures) say('pictures_many', String(pictures.length));
  },
  place: (cell, values, say) => {
    if (cell === '') return;
    if (/^[1-9]\d{0,5}$/.test(cell)) values.place = Number(cell);
    else say('place_wrong');
  },
  // The column shows the stock at the time of the export; only `new_stock` is imported.
  stock: () => {},
  new_stock: (cell, values, say) => {
    const parts = readList(cell).slice(0, most.sizes + 1);
    if (parts.length === 0) return;
    values.stock = parts.flatMap((part) => {
      const read = readStockPart(part);
      if (!read) say('stock_wrong', part);
      return read ?? [];
    });
  },
};

const storable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

export function readRow({ line, cells, broken }: CsvRecord, columns: readonly (ImportField | null)[]): ReadRow {
  const row: ReadRow = { line, values: {}, problems: [] };
  const tell = (field: ImportField | null, code: ImportProblemCode, value: string) =>
    row.problems.push({ code, field, value: truncateCell(value) });
  if (broken) tell(null, 'text_wrong', cells[0] ?? '');
  else if (cells.slice(columns.length).some((cell) => cell.trim() !== '')) tell(null, 'cells_many', cells.at(-1) ?? '');
  for (const [index, field] of columns.entries()) {
    if (field === null) continue;
    const whole = cells[index] ?? '';
    // The reader cut this cell, so nothing of it is imported.
    if (whole.length > maxCell) {
      tell(field, 'cell_long', whole);
      continue;
    }
    const cell = cleanText(stripFormulaGuard(whole));
    if (!storable(cell)) {
      tell(field, 'text_wrong', cell.replaceAll('\0', '').toWellFormed());
      continue;
    }
    readers[field](cell, row.values, (code, value = cell) => tell(field, code, value));
  }
  return row;
}
