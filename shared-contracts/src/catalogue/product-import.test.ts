import { id } from '../testing/sent.ts';
import { callOf } from '../wire/call.ts';
import { checkProductImport, importProducts } from './product-import.ts';

const file = new Blob(['Название;Цена']);
const fieldsOf = (form: unknown) =>
  Object.fromEntries([...(form as FormData)].filter(([, value]) => typeof value === 'string'));

it('sends a table with what was said of its columns, and nothing of what was not', () => {
  expect(fieldsOf(callOf(checkProductImport, { file }).body)).toEqual({ by_title: 'false', add_known: 'false' });
  const call = callOf(importProducts, { file, importId: id, columns: ['title', null], byTitle: true });
  expect(fieldsOf(call.body)).toEqual({
    import_id: id,
    columns: '["title",null]',
    by_title: 'true',
    add_known: 'false',
  });
});

it('names the file, as much of its name as is kept, and takes what the shop has once more where that is said', () => {
  const named = callOf(importProducts, { file, importId: id, fileName: 'товары.csv', addKnown: true });
  expect(fieldsOf(named.body)).toMatchObject({ file_name: 'товары.csv', add_known: 'true', by_title: 'false' });
  const long = callOf(importProducts, { file, importId: id, fileName: `${'я'.repeat(300)}.csv` });
  expect(fieldsOf(long.body).file_name).toBe('я'.repeat(200));
});
