import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  addPromoCode,
  listCategories,
  listPromoCodes,
  type PromoCodeWire,
  removePromoCode,
  updatePromoCode,
} from 'shared-contracts';
import { boot, offline, openScreen, putBoot, refuse } from 'shared-runtime/testing';
import manifest from '../../remote.json' with { type: 'json' };
import { screens } from '../index.ts';
import { merchantNetwork, wireCategory } from '../testing/wire.ts';

beforeEach(() => {
  localStorage.clear();
  putBoot(boot);
});

const id = '00000009-0000-4000-8000-000000000001';
const bouquets = wireCategory(1, 'Букеты', 5);
const promo = (more: Partial<PromoCodeWire> = {}): PromoCodeWire => ({
  code_id: id,
  code: 'ВЕСНА',
  kind: 'percent',
  value: 10,
  starts: null,
  ends: null,
  least_order: null,
  categories: null,
  not_on_sale: false,
  most_uses: null,
  most_uses_by_phone: null,
  is_on: true,
  version: 3,
  uses: 0,
  ...more,
});

function networkOf(codes: PromoCodeWire[]) {
  const network = merchantNetwork();
  network.on(listCategories, { categories: [bouquets] });
  network.on(listPromoCodes, { promo_codes: codes });
  network.on(addPromoCode, (body) => ({ promo_code: { ...promo(), ...body } }));
  network.on(updatePromoCode, ({ version, ...body }) => ({
    promo_code: { ...promo(), ...body, version: version + 1 },
  }));
  network.on(removePromoCode, {});
  return network;
}

const open = (codes: PromoCodeWire[], at = '/merchant/promo-codes') => {
  const network = networkOf(codes);
  return { network, ...openScreen({ manifest, screens }, at) };
};
const openOne = (more: Partial<PromoCodeWire> = {}) => open([promo(more)], `/merchant/promo-codes/${id}`);
const row = (name: string) => screen.getByRole('link', { name }).closest('li');
const textbox = (name: RegExp | string) => screen.findByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Сохранить' });

it('lists codes with what they give, for whom and when, and how often they were used', async () => {
  open([
    promo({
      uses: 3,
      most_uses: 10,
      most_uses_by_phone: 2,
      least_order: 3000,
      categories: [bouquets.categoryId],
      not_on_sale: true,
      starts: '2026-01-01',
      ends: '2099-12-31',
    }),
    promo({ code_id: id.replace(/1$/, '2'), code: 'ДОМОЙ', kind: 'free_delivery', value: null, is_on: false }),
    promo({ code_id: id.replace(/1$/, '3'), code: 'СТО', kind: 'sum', value: 100, ends: '2020-01-01', uses: 1 }),
  ]);
  await screen.findByRole('link', { name: 'ВЕСНА' });
  await waitFor(() =>
    expect(row('ВЕСНА')).toHaveTextContent(
      /−10\s% · заказ от 3\s000\s₽ · только «Букеты», кроме товаров со скидкой · с 1 января.* · по 31 декабря.* · 3\sзаказа из 10 · 2 на телефон.*Действует/,
    ),
  );
  expect(row('ДОМОЙ')).toHaveTextContent(/бесплатная доставка · ещё не использовали.*Выключен/);
  expect(row('СТО')).toHaveTextContent(/−100\s₽ · по .* · 1\sзаказ.*Закончился/);
});

it.each([
  [199, true],
  [200, false],
])('%d codes leave room for another: %s', async (count, hasRoom) => {
  const name = (nth: number) => `КОД-${nth}`;
  open(
    Array.from({ length: count }, (_, nth) => promo({ code_id: `${id.slice(0, -3)}${100 + nth}`, code: name(nth) })),
  );
  expect(await screen.findByRole('link', { name: name(count - 1) })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Промокод' }) !== null).toBe(hasRoom);
  expect(screen.queryByText(/^Промокодов уже 200/) === null).toBe(hasRoom);
});

it('makes a code: says what does not fit, sends it as it was said, and comes back to the list', async () => {
  const { network, user } = open([], '/merchant/promo-codes/new');
  await user.type(await textbox('Слово'), 'ве');
  await user.click(screen.getByRole('radio', { name: 'Сумма' }));
  await user.type(await textbox(/Сколько заказов всего/), '0');
  await user.click(screen.getByRole('switch', { name: /Только на некоторые категории/ }));
  await user.click(screen.getByRole('button', { name: 'Создать' }));
  for (const hint of [
    'От 3 до 20 букв, цифр и дефисов, без пробелов',
    'Напишите сумму больше нуля',
    'Целое число от 1 до 100000',
    'Выберите хотя бы одну категорию',
  ]) {
    expect(await screen.findByText(hint)).toBeVisible();
  }
  expect(network.sent(addPromoCode)).toEqual([]);
  await user.type(await textbox('Слово'), 'сна');
  await user.type(await textbox('Скидка'), '500');
  await user.clear(await textbox(/Сколько заказов всего/));
  await user.type(await textbox(/Сколько заказов всего/), '50');
  await user.type(await textbox(/Сколько на один телефон/), '1');
  await user.type(await textbox(/Наименьшая сумма/), '3000');
  fireEvent.change(screen.getByLabelText(/Последний день/), { target: { value: '2026-12-31' } });
  await user.click(await screen.findByRole('button', { name: 'Букеты' }));
  await user.click(screen.getByRole('switch', { name: /Не действует на товары со скидкой/ }));
  await user.click(screen.getByRole('button', { name: 'Создать' }));
  expect(await screen.findByText('Промокод создан')).toBeVisible();
  expect(network.sent(addPromoCode)).toEqual([
    {
      code: 'ВЕСНА',
      kind: 'sum',
      value: 500,
      starts: null,
      ends: '2026-12-31',
      least_order: 3000,
      categories: [bouquets.categoryId],
      not_on_sale: true,
      most_uses: 50,
      most_uses_by_phone: 1,
      is_on: true,
    },
  ]);
});

it('keeps what was typed where there is such a code already', async () => {
  const { network, user } = open([], '/merchant/promo-codes/new');
  network.on(addPromoCode, refuse('already_exists'));
  await user.type(await textbox('Слово'), 'весна');
  await user.click(screen.getByRole('button', { name: 'Создать' }));
  expect(await screen.findByText(/Такое уже есть/)).toBeVisible();
  expect(screen.getByText('Такой промокод уже есть')).toBeVisible();
  expect(await textbox('Слово')).toHaveValue('весна');
});

it('turns a code off, and says which state that is of', async () => {
  const { network, user } = openOne();
  await user.click(await screen.findByRole('switch', { name: /Промокод включён/ }));
  await user.click(save());
  expect(await screen.findByText('Промокод сохранён')).toBeVisible();
  expect(network.sent(updatePromoCode)).toMatchObject([{ code_id: id, version: 3, is_on: false, value: 10 }]);
});

it('keeps the categories of a code where those of the shop have not come', async () => {
  const { network, user } = openOne({ categories: [bouquets.categoryId] });
  network.on(listCategories, offline);
  await user.click(await screen.findByRole('switch', { name: /Промокод включён/ }));
  await user.click(save());
  await waitFor(() => expect(network.sent(updatePromoCode)).toHaveLength(1));
  expect(network.sent(updatePromoCode)[0]).toMatchObject({ categories: [bouquets.categoryId] });
});

it('keeps what another device has changed meanwhile, and asks where it is the same field', async () => {
  const { network, user } = openOne();
  const percent = await textbox('Скидка, %');
  network.on(listPromoCodes, { promo_codes: [promo({ version: 4, is_on: false })] });
  await user.clear(percent);
  await user.type(percent, '15');
  await user.click(save());
  await waitFor(() => expect(network.sent(updatePromoCode)).toMatchObject([{ version: 4, value: 15, is_on: false }]));
  network.on(listPromoCodes, { promo_codes: [promo({ version: 6, value: 20 })] });
  await user.clear(percent);
  await user.type(percent, '25');
  await user.click(save());
  expect(await screen.findByRole('alertdialog', { name: /^Это изменили в другой вкладке/ })).toBeVisible();
});

it('gives the link with the code to copy', async () => {
  const { user } = openOne();
  const writeText = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(await screen.findByRole('button', { name: 'Скопировать ссылку' }));
  expect(String(writeText.mock.calls[0])).toMatch(/\/b2b\/shop\/verbena\?promo=%D0%92%D0%95%D0%A1%D0%9D%D0%90$/);
});

it('removes a code once it is said what that means; where that fails, it stays', async () => {
  const { network, user, router } = openOne();
  network.on(removePromoCode, refuse('internal'));
  const press = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: 'Удалить промокод' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Удалить промокод ВЕСНА?' }));
    await user.click(dialog.getByRole('button', { name }));
  };
  await press('Оставить');
  expect(network.sent(removePromoCode)).toEqual([]);
  await press('Удалить');
  expect(await screen.findByText('Промокод не удалился')).toBeVisible();
  network.on(removePromoCode, {});
  await press('Удалить');
  expect(await screen.findByText('Промокод удалён')).toBeVisible();
  expect(router.state.location.pathname).toBe('/merchant/promo-codes');
  expect(network.sent(removePromoCode)).toEqual([{ code_id: id }, { code_id: id }]);
});

it('says of a code that is gone that it is', async () => {
  open([], `/merchant/promo-codes/${id}`);
  expect(await screen.findByText('Такого промокода больше нет')).toBeVisible();
});

it('finds one of many codes as it is typed, and asks for none where there are twelve', async () => {
  const codes = (count: number) =>
    Array.from({ length: count }, (_, nth) =>
      promo({ code_id: `${id.slice(0, -3)}${100 + nth}`, code: nth === 4 ? 'ВЕСНА' : `КОД-${nth}` }),
    );
  const { user, view } = open(codes(13));
  await user.type(await screen.findByRole('searchbox', { name: 'Найти промокод' }), ' весн');
  await waitFor(() => expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toContain('ВЕСНА'));
  expect(screen.queryByRole('link', { name: 'КОД-1' })).toBeNull();
  await user.type(screen.getByRole('searchbox'), 'ы');
  expect(await screen.findByText('Такого промокода нет')).toBeVisible();
  view.unmount();
  open(codes(12));
  expect(await screen.findByRole('link', { name: 'КОД-11' })).toBeVisible();
  expect(screen.queryByRole('searchbox')).toBeNull();
});

it('gives no link with a code that is off', async () => {
  openOne({ is_on: false });
  expect(await screen.findByRole('switch', { name: /Промокод включён/ })).not.toBeChecked();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Скопировать ссылку' })).toBeNull());
});
