import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as api from 'shared-contracts';
import { merchantAs, openScreen, refuse } from 'shared-runtime/testing';
import type { z } from 'zod';
import manifest from '../../remote.json' with { type: 'json' };
import { screens } from '../index.ts';
import { merchantNetwork, wireCategory, wireProduct } from '../testing/wire.ts';

type Wire = z.input<typeof api.priceRuleWire>;
const bouquets = wireCategory(1, 'Букеты', 2);
const gone = wireCategory(9, 'Ушла').categoryId;
const idOf = (number: number) => `00000004-0000-4000-8000-00000000000${number}`;

const rule = (number: number, rest: Partial<Wire> = {}): Wire => ({
  rule_id: idOf(number),
  kind: 'sale',
  percent: 20,
  round_to: 1,
  category_ids: null,
  begins_at: '2099-02-28T21:00:00.000Z',
  ends_at: '2099-03-08T20:59:00.000Z',
  state: 'running',
  version: 3,
  ...rest,
});

const dayIn = (days: number) => api.shopDayOf(new Date(Date.now() + days * api.msOfDay), 'Europe/Moscow');
const timeOn = (days: number, time = '00:00') => new Date(`${dayIn(days)}T${time}:00+03:00`).toISOString();

const list = '/merchant/products/price-rules';
const preview: api.PriceRulePreview = { changed: 7, examples: [{ title: 'Пионы', was: 1500, becomes: 1200 }] };

function networkOf(rules: Wire[], timeZone?: api.ShopZone) {
  const network = merchantNetwork([wireProduct(1)]);
  network.on(api.listCategories, { categories: [bouquets] });
  network.on(api.listPriceRules, { rules });
  network.on(api.readMerchant, merchantAs({ timeZone }));
  network.on(api.previewPriceRule, preview);
  return network;
}

function open(rules: Wire[], at = list, timeZone?: api.ShopZone) {
  localStorage.clear();
  return { network: networkOf(rules, timeZone), ...openScreen({ manifest, screens }, at) };
}

const button = (name: string) => screen.getByRole('button', { name });
const textOf = (element: HTMLElement | null) => element?.textContent?.replaceAll(/[\u00a0\u202f\u2066-\u2069]/g, ' ');
const field = (name: string) => screen.findByLabelText(name);

it('lists what each rule does, to which products, when, and where it stands', async () => {
  open([
    rule(1, { kind: 'rise', percent: 15, state: 'upcoming', category_ids: [bouquets.categoryId, gone] }),
    rule(2),
    rule(3, { state: 'ended', category_ids: [gone], ends_at: '2099-03-08T15:00:00.000Z' }),
  ]);
  const rows = await screen.findAllByRole('listitem');
  await waitFor(() =>
    expect(rows.map(textOf)).toEqual([
      'Цены на праздник +15 %Букеты · 1 марта 2099 г. — 8 марта 2099 г.Будет',
      'Распродажа −20 %Все товары · 1 марта 2099 г. — 8 марта 2099 г.Идёт',
      'Распродажа −20 %Удалённые категории · 1 марта 2099 г. — 8 марта 2099 г., 18:00Закончено',
    ]),
  );
});

it('says of one that runs which other holds instead, for all of its products or some', async () => {
  const vases = wireCategory(2, 'Вазы', 2);
  const { network } = open([
    rule(1, { kind: 'rise', percent: 15, category_ids: [bouquets.categoryId] }),
    rule(2, { percent: 30, category_ids: [bouquets.categoryId, vases.categoryId] }),
    rule(3, { percent: 10, category_ids: [bouquets.categoryId] }),
    rule(4, { percent: 5, state: 'upcoming' }),
    rule(5, { percent: 15, category_ids: [vases.categoryId, bouquets.categoryId] }),
  ]);
  network.on(api.listCategories, { categories: [bouquets, vases] });
  const of = (title: string) => screen.getByRole('link', { name: title }).closest('li');
  await waitFor(() =>
    expect(textOf(of('Распродажа −30\u00a0%'))).toMatch(/ · на «Букеты» сейчас «Цены на праздник \+15 %»Идёт$/),
  );
  expect(textOf(of('Распродажа −10\u00a0%'))).toMatch(/ · сейчас вместо этого «Цены на праздник \+15 %»Не действует$/);
  expect(textOf(of('Распродажа −5\u00a0%'))).toMatch(/Будет$/);
  // Each category once: by the one that holds.
  expect(textOf(of('Распродажа −15\u00a0%'))).toMatch(
    / · на «Букеты» сейчас «Цены на праздник \+15 %» · на «Вазы» сейчас «Распродажа −30 %»Не действует$/,
  );
  expect(textOf(of('Цены на праздник +15\u00a0%'))).toMatch(/Идёт$/);
});

it('names the one that is for the same products in the same days, and which of both holds', async () => {
  const vases = wireCategory(2, 'Вазы', 2);
  const times = { begins_at: timeOn(2), ends_at: timeOn(4, '23:59') };
  const { network, user } = open(
    [
      rule(1, { ...times, percent: 30, category_ids: [bouquets.categoryId], state: 'upcoming' }),
      rule(2, { ...times, percent: 40, category_ids: [vases.categoryId], state: 'ended' }),
      rule(3, { begins_at: timeOn(-5), ends_at: timeOn(1), percent: 50 }),
    ],
    `${list}/new`,
  );
  network.on(api.listCategories, { categories: [bouquets, vases] });
  await user.type(await field('Скидка, %'), '20');
  const overlap = await screen.findByText(/^«Распродажа −30/);
  expect(textOf(overlap)).toMatch(/: в общие дни действует вместо этих цен\.$/);
  expect(textOf(screen.getByText(/^«Распродажа −50/))).toMatch(/: в общие дни уступит этим ценам\.$/);
  expect(screen.queryByText(/−40/)).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Из категорий' }));
  await user.click(await screen.findByRole('button', { name: 'Вазы' }));
  await waitFor(() => expect(screen.queryByText(/^«Распродажа −30/)).toBeNull());
});

it('shows one that is over as over, and repeats it in other days', async () => {
  const over = rule(1, { state: 'ended', percent: 35, round_to: 50, category_ids: [bouquets.categoryId] });
  const { network, user } = open([over], `${list}/${idOf(1)}`);
  network.on(api.addPriceRule, { rule: rule(2) });
  const card = await screen.findByRole('region', { name: 'Уже закончилось' });
  expect(textOf(card)).toContain('Букеты');
  expect(screen.queryByRole('button', { name: 'Сохранить' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Повторить' }));
  expect(await field('Скидка, %')).toHaveValue('35');
  await user.click(button('Добавить'));
  await waitFor(() =>
    expect(network.sent(api.addPriceRule)[0]).toMatchObject({
      percent: 35,
      round_to: 50,
      category_ids: [bouquets.categoryId],
      begins_at: timeOn(0),
    }),
  );
});

it('adds a sale of whole days by the clock of Moscow, and shows before what it makes', async () => {
  const { network, user } = open([], `${list}/new`);
  network.on(api.addPriceRule, { rule: rule(1) });
  await user.type(await field('Скидка, %'), '20');
  await waitFor(() => expect(textOf(screen.getByText(/→/))).toBe('1 500 ₽ → 1 200 ₽'));
  expect(textOf(screen.getByText(/^и ещё/))).toBe('и ещё 6 товаров');
  expect(network.sent(api.previewPriceRule).at(-1)).toEqual({
    kind: 'sale',
    percent: 20,
    round_to: 1,
    category_ids: null,
  });
  await user.clear(await field('Первый день'));
  await user.type(await field('Первый день'), dayIn(3));
  await user.clear(await field('Последний день'));
  await user.type(await field('Последний день'), dayIn(10));
  await user.click(button('Добавить'));
  await waitFor(() =>
    expect(network.sent(api.addPriceRule)).toMatchObject([
      {
        kind: 'sale',
        percent: 20,
        round_to: 1,
        category_ids: null,
        begins_at: timeOn(3),
        ends_at: timeOn(10, '23:59'),
      },
    ]),
  );
  expect(await screen.findByText('Добавлено')).toBeVisible();
  expect(await screen.findByText('Распродаж пока нет')).toBeVisible();
});

it('adds one sale where the answer of the first try was lost', async () => {
  const { network, user } = open([], `${list}/new`);
  network.on(api.addPriceRule, refuse('internal'));
  await user.type(await field('Скидка, %'), '20');
  await user.click(button('Добавить'));
  await waitFor(() => expect(network.sent(api.addPriceRule)).toHaveLength(1));
  network.on(api.addPriceRule, { rule: rule(1) });
  await waitFor(() => expect(button('Добавить')).not.toHaveAttribute('aria-busy', 'true'));
  await user.click(button('Добавить'));
  expect(await screen.findByText('Добавлено')).toBeVisible();
  const keys = network.sent(api.addPriceRule).map(({ idempotency_key: key }) => key);
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), keys[0]]);
});

it('adds and shows a sale by the clock of the shop', async () => {
  const kamchatka = (days: number) => api.shopDayOf(new Date(Date.now() + days * api.msOfDay), 'Asia/Kamchatka');
  const ending = rule(1, { begins_at: '2099-02-28T12:00:00.000Z', ends_at: '2099-03-08T11:59:00.000Z' });
  const { network, user, router } = open([ending], list, 'Asia/Kamchatka');
  expect(await screen.findByText(/1 марта 2099 г\. — 8 марта 2099 г\.$/)).toBeVisible();
  network.on(api.addPriceRule, { rule: rule(2) });
  router.navigate(`${list}/new`);
  await user.type(await field('Скидка, %'), '20');
  expect(await field('Первый день')).toHaveValue(kamchatka(0));
  await user.click(button('Добавить'));
  await waitFor(() =>
    expect(network.sent(api.addPriceRule)[0]).toMatchObject({
      begins_at: new Date(`${kamchatka(0)}T00:00:00+12:00`).toISOString(),
      ends_at: new Date(`${kamchatka(6)}T23:59:00+12:00`).toISOString(),
    }),
  );
});

it('says where a time is missing, and sends nothing', async () => {
  const { network, user } = open([], `${list}/new`);
  await user.type(await field('Скидка, %'), '20');
  fireEvent.change(await field('До какого часа'), { target: { value: '' } });
  await user.click(button('Добавить'));
  expect(await screen.findByText('Выберите время')).toBeVisible();
  expect(network.sent(api.addPriceRule)).toEqual([]);
});

it('takes a rise for categories, rounded', async () => {
  const { network, user } = open([], `${list}/new`);
  network.on(api.addPriceRule, { rule: rule(1) });
  await user.click(await screen.findByRole('radio', { name: 'Цены на праздник' }));
  await user.type(await field('Наценка, %'), '15');
  await user.selectOptions(await field('Округлить до'), '100');
  await user.click(screen.getByRole('radio', { name: 'Из категорий' }));
  await user.click(button('Добавить'));
  expect(await screen.findByText('Выберите хотя бы одну категорию')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Букеты' }));
  await user.click(button('Добавить'));
  await waitFor(() =>
    expect(network.sent(api.addPriceRule)[0]).toMatchObject({
      kind: 'rise',
      percent: 15,
      round_to: 100,
      category_ids: [bouquets.categoryId],
    }),
  );
});

it.each([
  ['Скидка, %', '91', 'Напишите число от 1 до 90'],
  ['Скидка, %', '2,5', 'Напишите число от 1 до 90'],
  ['Последний день', '2026-01-01', 'Конец раньше начала'],
  ['Последний день', '2090-01-01', 'Это дальше двух лет'],
])('sends nothing of %s %s, and says why', async (label, typed, message) => {
  const { network, user } = open([], `${list}/new`);
  if (label !== 'Скидка, %') await user.type(await field('Скидка, %'), '20');
  await user.clear(await field(label));
  await user.type(await field(label), typed);
  await user.click(button('Добавить'));
  expect(await screen.findByText(message)).toBeVisible();
  expect(network.sent(api.addPriceRule)).toEqual([]);
});

it('changes a rule in the version that the server has', async () => {
  const times = { begins_at: timeOn(-1), ends_at: timeOn(5, '12:30') };
  const { network, user } = open([rule(1, times)], `${list}/${idOf(1)}`);
  network.on(api.updatePriceRule, { rule: rule(1, { percent: 30, version: 5 }) });
  const percent = await field('Скидка, %');
  // Meanwhile another device has changed what this one does not.
  network.on(api.listPriceRules, { rules: [rule(1, { ...times, round_to: 50, version: 4 })] });
  await user.clear(percent);
  await user.type(percent, '30');
  await user.click(button('Сохранить'));
  await waitFor(() =>
    expect(network.sent(api.updatePriceRule)).toEqual([
      { rule_id: idOf(1), version: 4, kind: 'sale', percent: 30, round_to: 50, category_ids: null, ...times },
    ]),
  );
});

it('asks which side stands where another device has changed the same of it', async () => {
  const times = { begins_at: timeOn(-1), ends_at: timeOn(5, '12:30') };
  const { network, user } = open([rule(1, times)], `${list}/${idOf(1)}`);
  network.on(api.updatePriceRule, { rule: rule(1, { percent: 40, version: 5 }) });
  const percent = await field('Скидка, %');
  network.on(api.listPriceRules, { rules: [rule(1, { ...times, percent: 40, version: 4 })] });
  await user.clear(percent);
  await user.type(percent, '30');
  await user.click(button('Сохранить'));
  const sides = within(await screen.findByRole('radiogroup', { name: 'На сколько процентов' }));
  expect(sides.getByRole('radio', { name: /^Моё.*30$/ })).toBeChecked();
  await user.click(sides.getByRole('radio', { name: /^Сохранённое там.*40$/ }));
  await user.click(button('Сохранить выбранное'));
  await waitFor(() => expect(network.sent(api.updatePriceRule)).toMatchObject([{ version: 4, percent: 40 }]));
});

it('ends one that runs, for whoever is sure', async () => {
  const { network, user } = open([rule(1)], `${list}/${idOf(1)}`);
  network.on(api.endPriceRule, refuse('conflict'));
  await user.click(await screen.findByRole('button', { name: 'Закончить сейчас' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Закончить' }));
  expect(await screen.findByText(/^Это изменили на другом устройстве/)).toBeVisible();
  network.on(api.endPriceRule, { rule: rule(1, { state: 'ended' }) });
  await user.click(button('Закончить сейчас'));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Закончить' }));
  expect(await screen.findByText('Больше не действует')).toBeVisible();
  expect(network.sent(api.endPriceRule)[1]).toEqual({ rule_id: idOf(1), version: 3 });
});

it('deletes one, and goes back to the list', async () => {
  const { network, user } = open([rule(1, { state: 'ended' })], `${list}/${idOf(1)}`);
  network.on(api.deletePriceRule, {});
  await user.click(await screen.findByRole('button', { name: 'Удалить' }));
  network.on(api.listPriceRules, { rules: [] });
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Удалить' }));
  expect(await screen.findByText('Распродаж пока нет')).toBeVisible();
  expect(network.sent(api.deletePriceRule)).toEqual([{ rule_id: idOf(1), version: 3 }]);
});

it('says that one is gone', async () => {
  open([], `${list}/${idOf(1)}`);
  expect(await screen.findByText('Этой распродажи нет')).toBeVisible();
});

it('offers no fifty-first', async () => {
  open(Array.from({ length: 50 }, (_, index) => rule(1, { rule_id: `r${index}` })));
  expect(await screen.findByText('Распродаж может быть 50. Удалите те, что закончились.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Распродажа' })).toBeNull();
});

describe('a product under a rule', () => {
  const underRule = wireProduct(1, {
    price: 1500,
    price_rule: { kind: 'sale', percent: 20, round_to: 1, ends_at: '2099-03-08T20:59:00.000Z' },
  });
  const inShop = 'Сейчас в магазине 1 200 ₽ — Распродажа до 8 марта 2099 г.';

  it('keeps the price that was typed in the list, which says what the shop asks', async () => {
    const { network } = open([], '/merchant/products');
    network.on(api.listProducts, { products_list: [underRule], total_count: 1 });
    network.on(api.lastPrices, { last: null });
    expect(textOf(await screen.findByText(/^Сейчас в магазине/))).toBe(inShop);
    expect(textOf(screen.getByText(/^1\s500\s₽$/))).toBe('1 500 ₽');
  });

  it('keeps it in the editor, too', async () => {
    const { network } = open([], `/merchant/products/${underRule.product_id}`);
    network.on(api.productsByIds, { products: [underRule] });
    expect(textOf(await screen.findByText(/^Сейчас в магазине/))).toContain(inShop);
    expect(await screen.findByLabelText('Цена')).toHaveValue('1\u00a0500');
  });
});

it('keeps what was typed for one rule, and shows it in no other', async () => {
  const rules = [rule(1), rule(2, { percent: 30 })];
  const first = open(rules, `${list}/${idOf(1)}`);
  await first.user.type(await field('Скидка, %'), '{Backspace}5');
  first.view.unmount();
  networkOf(rules);
  const second = openScreen({ manifest, screens }, `${list}/${idOf(2)}`);
  expect(await field('Скидка, %')).toHaveValue('30');
  second.view.unmount();
  networkOf(rules);
  openScreen({ manifest, screens }, `${list}/${idOf(1)}`);
  expect(await field('Скидка, %')).toHaveValue('25');
});

it('goes on with the draft of a new sale on another day, and blames no other device for its dates', async () => {
  localStorage.clear();
  const first = { kind: 'sale', percent: '', roundTo: 1, scope: 'all', categoryIds: [] };
  const days = { beginsOn: dayIn(-1), beginsAt: '00:00', endsOn: dayIn(5), endsAt: '23:59' };
  const draft = { ...first, ...days, percent: '20', $base: { ...first, ...days } };
  localStorage.setItem('b2b:draft:m1:price-rule:new', JSON.stringify(draft));
  networkOf([]);
  openScreen({ manifest, screens }, `${list}/new`);
  expect(await field('Скидка, %')).toHaveValue('20');
  expect(await field('Первый день')).toHaveValue(dayIn(-1));
  expect(await screen.findByRole('button', { name: 'Отменить изменения' })).toBeVisible();
  expect(screen.queryByText(/на другом устройстве/)).toBeNull();
});
