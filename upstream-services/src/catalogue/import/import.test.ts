import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import * as api from 'shared-contracts';
import { withFreshShop } from '../../testing/fresh-shop.ts';
import { newMerchant, newProduct } from '../../testing/shops.ts';
import { readWorkbook } from '../../testing/workbook.ts';
import { faultyRows, tableOf2000 } from './table-of-2000.testing.ts';

const { server, shop } = withFreshShop();

const csv = (text: string): Blob => new Blob(['\ufeff', text]);
const check = (text: string, more: object = {}) =>
  server.ok(api.checkProductImport, { file: csv(text), ...more }, shop.owner);
const take = (text: string, more: object = {}) =>
  server.ok(api.importProducts, { file: csv(text), import_id: randomUUID(), ...more }, shop.owner);
const everything = async (as = shop) => {
  const pages = [1, 2, 3].map((page) => server.ok(api.listProducts, { page, per_page: 100 }, as.owner));
  return (await Promise.all(pages)).flatMap((page) => page.products_list);
};
const exported = async (as = shop) => (await server.ok(api.exportProducts, {}, as.owner)).csv;
const reasons = ({ rows }: Pick<api.ImportCheck, 'rows'>) =>
  rows.map(({ line, verdict, problems }) => [line, verdict, ...problems.map(({ code }) => code)]);

const head = 'Название;Цена;Старая цена;Описание;Размеры;Категории;На витрине';

it('says row by row what would happen, and changes nothing', async () => {
  const table = `${head}\nРозы;1 990,00 ₽;2500;"Две\nстроки";S | M;Букеты | Весна;да\n;100;;;;;\nПионы;даром;;;;;\n`;
  const answer = await check(table);
  expect(answer).toMatchObject({
    encoding: 'utf-8',
    separator: ';',
    missing: [],
    counts: { add: 1, update: 0, same: 0, known: 0, error: 2 },
    new_categories: ['Букеты', 'Весна'],
  });
  expect(answer.columns.map(({ field }) => field)).toEqual([
    'title',
    'price',
    'sale',
    'description',
    'sizes',
    'categories',
    'published',
  ]);
  expect(reasons(answer)).toEqual([
    [2, 'add'],
    [4, 'error', 'title_missing'],
    [5, 'error', 'price_wrong'],
  ]);
  expect(await everything()).toEqual([]);
  expect((await server.ok(api.listCategories, {}, shop.owner)).categories).toEqual([]);
});

it('gives out a table in which nothing turns the direction of writing, and which isolates nothing', async () => {
  await newProduct(server, shop, { title: 'Роза\u202e 005', price: 5 });
  await newProduct(server, shop, { title: 'שלום', price: 6 });
  const table = await exported();
  expect(table).toContain('Роза 005');
  expect(table).toContain('שלום');
  expect(table).not.toMatch(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/);
});

it('takes what is right, with sizes and categories', async () => {
  const table = `${head}\nРозы;1 990,00 ₽;2500;"Две\nстроки";S | M;Букеты | Весна;да\n;100;;;;;\n=1+1;5;;;;букеты;нет\n`;
  const { counts, new_categories } = await take(table);
  expect(counts).toEqual({ add: 2, update: 0, same: 0, known: 0, error: 1 });
  expect(new_categories).toEqual(['Букеты', 'Весна']);
  const [roses, formula] = await everything();
  expect(roses).toMatchObject({ title: 'Розы', price: 1990, old_price: 2500, is_posted: true });
  const fields: api.ProductField[] = JSON.parse(roses?.meta_options.product_fields ?? '');
  expect(fields).toEqual([
    { type: 'textarea', value: 'Две\nстроки' },
    {
      type: 'sizes',
      sizes: [
        { id: expect.any(String), value: 'S' },
        { id: expect.any(String), value: 'M' },
      ],
    },
  ]);
  expect(formula).toMatchObject({ title: '=1+1', price: 5, is_posted: false });
  const { categories } = await server.ok(api.listCategories, {}, shop.owner);
  expect(categories.map(({ title, products }) => [title, products.length])).toEqual([
    ['Букеты', 2],
    ['Весна', 1],
  ]);
});

it('a file of 2000 rows of which 37 are faulty: names the 37 with reasons, takes the rest, and takes them back', async () => {
  await newProduct(server, shop, { title: 'Была раньше' });
  const before = await everything();
  const table = tableOf2000();
  const answer = await check(table);
  expect(answer.counts).toEqual({ add: 1963, update: 0, same: 0, known: 0, error: 37 });
  const faulty = answer.rows.filter(({ verdict }) => verdict === 'error');
  expect(faulty.map(({ line, problems }) => [line, problems.map(({ code }) => code)])).toEqual(
    faultyRows.map(({ line, code }) => [line, [code]]),
  );
  expect(new Set(faultyRows.map(({ code }) => code)).size).toBeGreaterThan(10);

  const import_id = randomUUID();
  const done = await take(table, { import_id });
  expect(done.counts).toEqual(answer.counts);
  expect((await server.ok(api.listProducts, {}, shop.owner)).total_count).toBe(1964);
  expect(await take(table, { import_id })).toEqual(done);
  expect((await server.ok(api.listProducts, {}, shop.owner)).total_count).toBe(1964);

  const again = await check(await exported());
  expect(again.counts).toEqual({ add: 0, update: 0, same: 1964, known: 0, error: 0 });

  const undone = await server.ok(api.undoProductImport, { import_id }, shop.owner);
  expect(undone).toMatchObject({ removed: 1963, restored: 0, kept: 0, already: false });
  expect(await everything()).toEqual(before);
  expect((await server.ok(api.listCategories, {}, shop.owner)).categories).toEqual([]);
});

const word = fc
  .array(fc.oneof(fc.constantFrom(...';",|\\\'=+-@\n ы'), fc.string({ unit: 'grapheme', maxLength: 3 })), {
    minLength: 1,
    maxLength: 8,
  })
  .map((parts) => parts.join('').replaceAll('\0', '').trim())
  .filter((text) => text !== '' && text.isWellFormed());
const productAt = (price: fc.Arbitrary<number>) =>
  fc.record({
    title: word,
    price,
    old_price: fc.option(price),
    is_posted: fc.boolean(),
    description: fc.option(word),
    sizes: fc.uniqueArray(word, { maxLength: 4 }),
    categories: fc.subarray([0, 1, 2]),
  });
const some = { minLength: 1, maxLength: 6 };
const products = fc.oneof(
  fc.array(productAt(fc.nat(99_999_999)), some),
  fc.array(productAt(fc.nat(9_999_999_999).map((kopecks) => kopecks / 100)), some),
);

it('an export brought back changes nothing, whatever the texts; in another shop it makes the same', async () => {
  await fc.assert(
    fc.asyncProperty(
      products,
      fc.uniqueArray(word, { minLength: 3, maxLength: 3, selector: (text) => text.toLowerCase().replaceAll('ё', 'е') }),
      async (made, titles) => {
        const [one, other] = [await newMerchant(server), await newMerchant(server)];
        const ids: string[] = [];
        for (const title of titles) {
          ids.push((await server.ok(api.addCategory, { title }, one.owner)).categoryId);
          await server.ok(api.addCategory, { title }, other.owner);
        }
        for (const { description, sizes, categories, old_price, ...rest } of made) {
          const fields = [
            ...(description ? [{ type: 'textarea' as const, value: description }] : []),
            ...(sizes.length
              ? [{ type: 'sizes' as const, sizes: sizes.map((value, index) => ({ id: `s${index}`, value })) }]
              : []),
          ];
          const of = categories.map((index) => ids[index] as string);
          const id = await newProduct(server, one, { ...rest, fields, categories: of });
          if (old_price !== null) await server.ok(api.updateProduct, { product_id: id, old_price }, one.owner);
        }
        const text = await exported(one);
        const same = await server.ok(api.checkProductImport, { file: csv(text) }, one.owner);
        expect(same.rows.filter(({ verdict }) => verdict !== 'same')).toEqual([]);

        // A lower old price and kopecks are kept where they stand already, and refused where they would be new.
        const known = ({ price, old_price: old }: (typeof made)[number]) =>
          (old !== null && old <= price) || [price, old ?? 0].some((roubles) => !Number.isInteger(roubles));
        if (made.some(known)) return;
        await server.ok(api.importProducts, { file: csv(text), import_id: randomUUID() }, other.owner);
        const cellsOf = (table: string) => table.replaceAll(/^(?:[\da-f]{8}-[\da-f-]{27}|)(?=;)/gm, 'id');
        expect(cellsOf(await exported(other))).toBe(cellsOf(text));
      },
    ),
    { numRuns: 15 },
  );
}, 120_000);

it('refuses a new price with kopecks, in a new product and in one that is there, and leaves alone what a product has already', async () => {
  const id = await newProduct(server, shop, { title: 'Розы', price: 10.5 });
  const rows = (price: string) => check(`Номер товара;Название;Цена;Старая цена\n${id};Розы;${price};\n`);
  expect(reasons(await rows('10,5'))).toEqual([[2, 'same']]);
  expect((await rows('10,7')).rows[0]?.problems).toEqual([{ code: 'price_whole', field: 'price', value: '10,70' }]);
  expect(reasons(await rows('11,00'))).toEqual([[2, 'update']]);
  const added = await check('Название;Цена;Старая цена\nПионы;1 990,50 ₽;2500,01\nМаки;99,00;100\n');
  expect(reasons(added)).toEqual([
    [2, 'error', 'price_whole', 'price_whole'],
    [3, 'add'],
  ]);
});

it('says of one size that looks like several, and takes it as it is written', async () => {
  const notesOf = async (sizes: string) => (await check(`Название;Цена;Размеры\nРозы;100;"${sizes}"\n`)).rows[0]?.notes;
  expect(await notesOf('S, M')).toEqual([{ code: 'sizes_joined', value: 'S, M' }]);
  expect(await notesOf('S,M;L')).toEqual([{ code: 'sizes_joined', value: 'S,M;L' }]);
  expect(await notesOf('S | M')).toEqual([]);
  expect(await notesOf('0,5 л')).toEqual([]);
});

it('changes what a row says and keeps what it does not: other columns, ids of sizes, other texts', async () => {
  const fields: api.ProductField[] = [
    { type: 'textarea', value: 'Первое' },
    { type: 'textarea', value: 'Второе' },
    {
      type: 'sizes',
      sizes: [
        { id: 'small', value: 'S' },
        { id: 'medium', value: 'M' },
      ],
    },
  ];
  const id = await newProduct(server, shop, { title: 'Розы', price: 10.5, fields });
  const table = `Номер товара;Размеры;Цена\n${id};M | L;12\n`;
  expect((await check(table)).rows[0]).toMatchObject({ verdict: 'update', title: 'Розы', fields: ['price', 'sizes'] });
  await take(table);
  const [after] = await everything();
  expect(after).toMatchObject({ title: 'Розы', price: 12, is_posted: true });
  expect(JSON.parse(after?.meta_options.product_fields ?? '')).toEqual([
    fields[0],
    fields[1],
    {
      type: 'sizes',
      sizes: [
        { id: 'medium', value: 'M' },
        { id: expect.any(String), value: 'L' },
      ],
    },
  ]);
});

it('what it adds or renames is found by its new words, and by the earlier ones once it is taken back', async () => {
  const id = await newProduct(server, shop, { title: 'Розы' });
  const import_id = randomUUID();
  await take(`Номер товара;Название;Цена;Описание\n${id};Пионы;100;Душистые\n;Маки;50;Полевые\n`, { import_id });
  const found = async (search: string) =>
    (await server.ok(api.listProducts, { search }, shop.owner)).products_list.map(({ title }) => title);
  const words = ['пионы', 'душистые', 'полевые', 'розы'];
  expect(await Promise.all(words.map(found))).toEqual([['Пионы'], ['Пионы'], ['Маки'], []]);
  await server.ok(api.undoProductImport, { import_id }, shop.owner);
  expect(await Promise.all(words.map(found))).toEqual([[], [], [], ['Розы']]);
});

it('the shop’s log tells what a table has added and changed, and which of it is shown', async () => {
  const id = await newProduct(server, shop, { title: 'Розы' });
  const rows = [`${id};Розы;120;да;`, ';Пионы;100;да;Букеты', ';Маки;50;нет;'];
  await take(['Номер товара;Название;Цена;На витрине;Категории', ...rows].join('\n'));
  const { list } = await server.ok(api.readShopLog, {}, shop.owner);
  const told = list.slice(0, 4).map(({ kind, became }) => `${kind} ${became}`.trim());
  expect(told.sort()).toEqual([
    'category_added',
    'product_added published',
    'product_added unpublished',
    'product_changed',
  ]);
});

it('takes a row that is as long as it may be in every column', async () => {
  const sizes = [...Array.from({ length: 49 }, (_, at) => `S${at}`), 'м'.repeat(120)].join(' | ');
  const categories = [...Array.from({ length: 99 }, (_, at) => `К${at}`), 'к'.repeat(120)].join(' | ');
  const cells = ['я'.repeat(200), '99999999', 'а'.repeat(10_000), sizes, categories, 'a.jpg | b.jpg | c.jpg', '999999'];
  const { rows } = await check(`Название;Цена;Описание;Размеры;Категории;Картинки;Порядок\n${cells.join(';')}\n`);
  expect(rows).toMatchObject([{ verdict: 'add', problems: [] }]);
});

it('puts products into the order of the file, and takes that back with everything else', async () => {
  const [first, second, third] = [
    await newProduct(server, shop, { title: 'А' }),
    await newProduct(server, shop, { title: 'Б' }),
    await newProduct(server, shop, { title: 'В' }),
  ];
  const before = await everything();
  const import_id = randomUUID();
  const table = `Номер товара;Название;Цена;Порядок\n${third};В новая;100;1\n;Новый;50;2\n${first};А;100;3\n${second};Б;100;4\n`;
  await take(table, { import_id });
  expect((await everything()).map(({ title }) => title)).toEqual(['В новая', 'Новый', 'А', 'Б']);
  const undone = await server.ok(api.undoProductImport, { import_id }, shop.owner);
  expect(undone).toMatchObject({ removed: 1, kept: 0 });
  expect(await everything()).toEqual(before);
});

it('categories with commas between are several, unless one of the shop is called so', async () => {
  await server.ok(api.addCategory, { title: 'Розы, пионы' }, shop.owner);
  const table = ['Название;Цена;Категория', 'А;1;"Весна, Пионы"', 'Б;2;Розы, пионы', 'В;3;Сухоцветы, венки | Весна'];
  const { new_categories } = await take(table.join('\n'));
  expect(new_categories).toEqual(['Весна', 'Пионы', 'Сухоцветы, венки']);
});

it('takes no category whose title is too long, and no more than fit into a product, however they are parted', async () => {
  const long = `${'к'.repeat(70)}, ${'т'.repeat(70)}`;
  const many = Array.from({ length: 101 }, (_, index) => `к${index}`).join(', ');
  const rows = [`А;1;"${long} | Весна"`, `Б;2;"${long}"`, `В;3;"${many}"`];
  expect(reasons(await check(['Название;Цена;Категория', ...rows].join('\n')))).toEqual([
    [2, 'error', 'category_long'],
    [3, 'add'],
    [4, 'error', 'categories_many'],
  ]);
});

it('reads windows-1251 and commas, columns as told, and matches by title when asked', async () => {
  await newProduct(server, shop, { title: 'Розы', price: 10 });
  const letters = (text: string) =>
    Uint8Array.from(text, (letter) => {
      const code = letter.codePointAt(0) ?? 0;
      return code >= 0x410 && code <= 0x44f ? code - 0x350 : code;
    });
  const file = new Blob([letters('Имя,Сколько\nРозы,20\nПионы,30\n')]);
  const table = { file, columns: ['title' as const, 'price' as const] };
  const named = await server.ok(api.checkProductImport, table, shop.owner);
  expect(named).toMatchObject({ encoding: 'windows-1251', separator: ',', counts: { add: 2, update: 0 } });
  expect(named.rows[0]?.notes).toEqual([{ code: 'title_known', value: 'Розы' }]);
  const matched = await server.ok(api.checkProductImport, { ...table, by_title: 'true' }, shop.owner);
  expect(matched.counts).toEqual({ add: 1, update: 1, same: 0, known: 0, error: 0 });
  const { missing } = await server.ok(api.checkProductImport, { file }, shop.owner);
  expect(missing).toEqual(['price']);
});

it('takes an id of another shop for a new product, and no product twice', async () => {
  const other = await newMerchant(server);
  const foreign = await newProduct(server, other, { title: 'Чужие' });
  const own = await newProduct(server, shop, { title: 'Свои' });
  const table = `id;Название;Цена\n${foreign};Чужие;1\n${own};Свои новые;2\n${own};Ещё раз;3\nномер;Розы;4\n`;
  const answer = await check(table);
  expect(reasons(answer)).toEqual([
    [2, 'add'],
    [3, 'update'],
    [4, 'error', 'id_twice'],
    [5, 'error', 'id_wrong'],
  ]);
  expect(answer.rows[0]?.notes).toEqual([{ code: 'id_foreign', value: '' }]);
  await take(table);
  expect((await everything(other)).map(({ title }) => title)).toEqual(['Чужие']);
});

it('takes back nobody else’s import', async () => {
  const import_id = randomUUID();
  await take('Название;Цена\nРозы;100\n', { import_id });
  const other = await newMerchant(server);
  expect((await server.call(api.undoProductImport, { import_id }, other.owner)).status).toBe(404);
  expect(await everything()).toHaveLength(1);
});

it('refuses a workbook, a table whose letters are broken, and a file that is too large', async () => {
  const refusalOf = async (file: Blob) => {
    const { status, problem } = await server.call(api.checkProductImport, { file }, shop.owner);
    return [status, problem.code];
  };
  expect(await refusalOf(new Blob([Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0)]))).toEqual([415, 'unsupported_media_type']);
  const damaged = new Blob(['Название;Цена\nРозы;100\n', Uint8Array.of(0xff)]);
  expect(await refusalOf(damaged)).toEqual([415, 'unreadable_text']);
  const rows = (count: number) => new Blob([`Название;Цена\n${'Розы;1\n'.repeat(count)}`]);
  expect(await refusalOf(rows(10_001))).toEqual([413, 'payload_too_large']);
  expect((await refusalOf(rows(10_000)))[0]).toBe(200);
});

it('a workbook of products has prices as numbers, and what looks like a formula as a text', async () => {
  await newProduct(server, shop, { title: '=1+1', price: 1990.5 });
  const { csv, xlsx = '', count } = await server.ok(api.exportProducts, { format: 'xlsx' }, shop.owner);
  const { rows, calculates } = readWorkbook(xlsx);
  expect([csv, count, calculates, rows.length]).toEqual(['', rows.length - 1, false, count + 1]);
  expect(rows[0]).toMatchObject({ B: 'Название', C: 'Цена' });
  const row = rows.find((one) => one.B === '=1+1');
  expect(row).toMatchObject({ B: '=1+1', C: { number: 1990.5, format: '#,##0.00' } });
  expect(row).not.toHaveProperty('D');
});
