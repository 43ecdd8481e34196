import * as api from 'shared-contracts';
import { withShop } from '../../testing/fresh-shop.ts';
import { newMerchant, newProduct } from '../../testing/shops.ts';
import { withTestServer } from '../../testing/test-server.ts';

const server = withTestServer();
const shop = withShop(server);

const titles = [
  'Льняное платье на пуговицах',
  'Кружка «Терракота», 350 мл',
  'Медовик с липовым мёдом, 1,5 кг',
  'Тарелки ручной лепки, 6 шт.',
  'Ваза «Кувшинка»',
  'Пряничный домик',
  'Букет «Розовый рассвет»',
  'Пионы',
  'Гортензия в шляпной коробке',
  'Синие васильки',
  'Подсолнухи и хризантемы',
  'Lavazza Crema e Aroma',
];

const foundBy = async (search: string) =>
  (await server.ok(api.listPublicProducts, { search }, shop.shopper)).products_list.map(({ title }) => title);

beforeAll(async () => {
  const { categoryId } = await server.ok(api.addCategory, { title: 'Полевые цветы' }, shop.owner);
  for (const title of titles) {
    const categories = title === 'Синие васильки' ? [categoryId] : [];
    await newProduct(server, shop, { title, categories });
  }
});

it.each([
  ['пеоны', 'Пионы'],
  ['пинны', 'Пионы'],
  ['ПИОНЫЫ', 'Пионы'],
  ['поины', 'Пионы'],
  ['пеонов', 'Пионы'],
  ['gbjys', 'Пионы'],
  ['GBJY', 'Пионы'],
  ['piony', 'Пионы'],
  ['buket', 'Букет «Розовый рассвет»'],
  [',erth', 'Букет «Розовый рассвет»'],
  ['hjpjdsq hfccdtn', 'Букет «Розовый рассвет»'],
  ['"розовый рассвет"', 'Букет «Розовый рассвет»'],
  ['«Розовый’ рассвет„', 'Букет «Розовый рассвет»'],
  ['"терракота"', 'Кружка «Терракота», 350 мл'],
  ['терракота.', 'Кружка «Терракота», 350 мл'],
  ['(Терракота) № 350', 'Кружка «Терракота», 350 мл'],
  ['медовик с липовым ме\u0308дом', 'Медовик с липовым мёдом, 1,5 кг'],
  ['терокота', 'Кружка «Терракота», 350 мл'],
  ['мед', 'Медовик с липовым мёдом, 1,5 кг'],
  ['мёд', 'Медовик с липовым мёдом, 1,5 кг'],
  ['василёк', 'Синие васильки'],
  ['василек', 'Синие васильки'],
  ['васелек', 'Синие васильки'],
  ['тарелок', 'Тарелки ручной лепки, 6 шт.'],
  ['гартензия', 'Гортензия в шляпной коробке'],
  ['gortenziya', 'Гортензия в шляпной коробке'],
  ['hrizantema', 'Подсолнухи и хризантемы'],
  ['хризонтэма', 'Подсолнухи и хризантемы'],
  ['лавацца', 'Lavazza Crema e Aroma'],
  ['lavaza', 'Lavazza Crema e Aroma'],
  ['дфмфяяф', 'Lavazza Crema e Aroma'],
  ['полевые', 'Синие васильки'],
  ['цветок', 'Синие васильки'],
  ['букетик', 'Букет «Розовый рассвет»'],
  ['вза', 'Ваза «Кувшинка»'],
  ['полевй цветок', 'Синие васильки'],
  ['васильки цветы', 'Синие васильки'],
])('finds by %s', async (search, title) => {
  expect(await foundBy(search)).toEqual([title]);
});

it.each([
  ['пеоны', 'пионы'],
  ['gbjys', 'пионы'],
  ['полевй цветок', 'полевые цветы'],
  ['пионы', undefined],
  ['васильки цветы', undefined],
  ['пион', undefined],
])('says as what %s was understood: %s', async (search, understood) => {
  const answer = await server.ok(api.listPublicProducts, { search }, shop.shopper);
  expect(answer.total_count).toBe(1);
  expect(answer.understood_as).toBe(understood);
});

it('finds nothing by what resembles no word of the shop, and by short words as they are', async () => {
  for (const search of ['велосипед', 'чай', 'ваш', 'qwerty', 'zzzz', 'пионы велосипед', '12345', '%%']) {
    expect([search, await foundBy(search)]).toEqual([search, []]);
  }
});

it.each([' «"» ', '..,;', '№'])('takes a search of %j alone for none', async (search) => {
  expect(await foundBy(search)).toEqual(titles);
});

const longestOf = (title: string) =>
  title
    .toLowerCase()
    .split(/[^a-zа-яё]+/)
    .sort((a, b) => b.length - a.length)[0] ?? '';

const slipsOf = (word: string) =>
  [...word].flatMap((letter, index) => {
    const [before, after] = [word.slice(0, index), word.slice(index + 1)];
    const swapped = before + after.slice(0, 1) + letter + after.slice(1);
    return [before + after, before + letter + letter + after, `${before}щ${after}`, swapped];
  });

const keys = Object.fromEntries(
  [...'йцукенгшщзхъфывапролджэячсмитьбюё'].map((letter, index) => [letter, "qwertyuiop[]asdfghjkl;'zxcvbnm,.`"[index]]),
);

it.each(titles.map((title) => [title]))('finds %s with any one slip, and in the other layout', async (title) => {
  const word = longestOf(title);
  const inOtherLayout = [...title.toLowerCase()].map((letter) => keys[letter] ?? letter).join('');
  const lost: string[] = [];
  for (const search of [...slipsOf(word), inOtherLayout.slice(0, 200)]) {
    if (!(await foundBy(search)).includes(title)) lost.push(search);
  }
  expect(lost).toEqual([]);
});

describe('in a shop with much that is alike', () => {
  const busy = withShop(server);
  const all: string[] = [];
  let category: string;
  beforeAll(async () => {
    category = (await server.ok(api.addCategory, { title: 'Подарки' }, busy.owner)).categoryId;
    for (let index = 0; index < 9; index++) {
      const fields = [{ type: 'textarea' as const, value: index % 2 ? 'пионы' : 'для дома' }];
      all.push(await newProduct(server, busy, { title: `Пионы ${index}`, fields }));
    }
    await newProduct(server, busy, { title: 'Пеоны' });
    await newProduct(server, busy, { title: 'Чашка', categories: [category] });
    await newProduct(server, busy, { title: 'Открытка к подарку' });
  });
  const page = async (body: object) => {
    const { products, totalCount } = api.listPublicProducts.decode(
      await server.ok(api.listPublicProducts, body, busy.shopper),
    );
    return [products.map(({ title }) => title), totalCount];
  };
  const peonies = Array.from({ length: 9 }, (_, index) => `Пионы ${index}`);

  it('finds what is written as it was typed, and no more where that is much', async () => {
    expect(await page({ search: 'пионы' })).toEqual([peonies, 9]);
  });

  it("puts no slip of the shop's own beside what it means", async () => {
    expect(await page({ search: 'пеоны' })).toEqual([['Пеоны'], 1]);
  });

  it('finds page by page what was meant, each product once', async () => {
    const pages = await Promise.all(
      [1, 2, 3, 5].map((number) => page({ search: 'пиоыны', page: number, per_page: 4 })),
    );
    expect(pages).toEqual([
      [peonies.slice(0, 4), 9],
      [peonies.slice(4, 8), 9],
      [peonies.slice(8), 9],
      [[], 9],
    ]);
  });

  it("finds a category's products by its name, after those that are called so", async () => {
    expect(await page({ search: 'подарки' })).toEqual([['Открытка к подарку', 'Чашка'], 2]);
    expect(await page({ search: 'падарок' })).toEqual([['Открытка к подарку', 'Чашка'], 2]);
    expect(await page({ search: 'подарки', order_by: 'price' })).toEqual([['Чашка', 'Открытка к подарку'], 2]);
  });

  it('changes exactly those that the list shows', async () => {
    const search = 'gbjys';
    const { products_list } = await server.ok(api.listProducts, { search }, busy.owner);
    const answer = await server.ok(api.changeProducts, { action: 'hide', all: { search } }, busy.owner);
    expect(answer.product_ids).toEqual(products_list.map((product) => product.product_id));
    expect(answer.product_ids).toEqual(all);
  });

  it('changes no others than the list showed, where the answer was lost and it finds something else by now', async () => {
    const flowers = await newMerchant(server);
    const ids: string[] = [];
    for (const title of ['Мишка', 'Мышка', 'Белая лилия']) ids.push(await newProduct(server, flowers, { title }));
    const remove = (search: string | undefined, expected: { count: number; understood_as: string }) =>
      server.call(api.changeProducts, { action: 'delete', all: { search }, expected }, flowers.owner);
    const seen = { count: 1, understood_as: '' };
    expect((await remove('мишка', seen)).body).toEqual({ product_ids: ids.slice(0, 1) });
    for (const [search, expected] of [
      ['мишка', seen],
      [undefined, seen],
    ] as const) {
      const { status, problem } = await remove(search, expected);
      expect([status, problem.code]).toEqual([409, 'conflict']);
    }
    expect((await remove('мишка', { count: 1, understood_as: 'мышка' })).body).toEqual({ product_ids: [ids[1]] });
  });

  it("knows no other shop's words", async () => {
    const stranger = await newMerchant(server);
    await newProduct(server, stranger, { title: 'Тюльпаны' });
    expect((await server.ok(api.listProducts, { search: 'пеоны' }, stranger.owner)).total_count).toBe(0);
  });
});
