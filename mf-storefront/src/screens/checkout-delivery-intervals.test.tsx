import { screen, waitFor, within } from '@testing-library/react';
import { checkout, listDeliveryDays, readDeliveryInfo } from 'shared-contracts';
import { refuse } from 'shared-runtime/testing';
import { field, networkThatSells, openFilled, startWithCart, submitButton } from '../testing/checkout.ts';
import { dayAhead, dayOf, networkWithIntervals, scheduled } from '../testing/days.ts';
import { openShop } from '../testing/shop.ts';

beforeEach(startWithCart);

const [morning, evening] = ['10:00–12:00', '18:00–20:00'];
const day = () => screen.findByRole('combobox', { name: 'День' });
const time = () => screen.findByRole('combobox', { name: 'Время' });
const optionsOf = async (select: Promise<HTMLElement>) =>
  within(await select)
    .getAllByRole('option')
    .map((option) => option.textContent);
const dayChange = { product_id: '', size_id: null, title: null, kind: 'day' as const, was: null, now: null };

it('offers the days and hours that can be had, and sends what was chosen', async () => {
  const network = networkWithIntervals(dayOf(0, [evening]), dayOf(1, [morning, evening]), dayOf(2, [], true));
  const { user } = await openFilled();
  const names = await optionsOf(day());
  expect(names.slice(0, 3)).toEqual([
    'Выберите день',
    expect.stringMatching(/^Сегодня, \d+ /),
    expect.stringMatching(/^Завтра, \d+ /),
  ]);
  // The third one has no hours left.
  expect(names).toHaveLength(3);
  expect(await time()).toBeDisabled();
  await user.selectOptions(await day(), dayAhead(1));
  expect(await optionsOf(time())).toEqual(['Выберите время', morning, evening]);
  await user.selectOptions(await time(), morning);
  await user.click(submitButton());
  await waitFor(() => expect(network.sent(checkout)).toHaveLength(1));
  expect(network.sent(checkout)[0]?.delivery_info).toMatchObject({
    delivery_date: dayAhead(1),
    delivery_interval: morning,
  });
});

it('asks for a day and its hours before it sends anything', async () => {
  const network = networkWithIntervals(dayOf(1, [morning]));
  const { user } = await openFilled();
  await user.click(submitButton());
  expect(await screen.findByText('Укажите дату')).toBeVisible();
  await user.selectOptions(await day(), dayAhead(1));
  await user.click(submitButton());
  expect(await screen.findByText('Укажите время')).toBeVisible();
  expect(network.sent(checkout)).toEqual([]);
});

it('asks whoever collects for a day at most, and whoever gets a parcel for nothing', async () => {
  const network = networkWithIntervals(dayOf(0, [], true), dayOf(1, [morning], false));
  const { user } = await openFilled();
  await user.click(screen.getByRole('radio', { name: /Самовывоз/ }));
  expect(await optionsOf(day())).toEqual(['Любой', expect.stringMatching(/^Сегодня/)]);
  expect(screen.getByRole('textbox', { name: /Время/ })).not.toBeRequired();
  await user.click(screen.getByRole('radio', { name: /Почтой/ }));
  expect(screen.queryByRole('combobox', { name: 'День' })).toBeNull();
  await user.click(submitButton());
  await waitFor(() => expect(network.sent(checkout)[0]?.delivery_info.delivery_date).toBe(''));
});

it('says kindly that somebody was faster, keeps all that was typed, and asks for other hours', async () => {
  const network = networkWithIntervals(dayOf(1, [morning, evening]));
  const { user } = await openFilled();
  await user.selectOptions(await day(), dayAhead(1));
  await user.selectOptions(await time(), morning);
  network.on(checkout, () => {
    network.offer(dayOf(1, [evening]));
    return refuse('cart_changed', { changes: [dayChange] });
  });
  await user.click(submitButton());
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Выбранное время уже занято/)).toBeVisible();
  expect(dialog.queryByRole('button', { name: /Оформить за/ })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Вернуться к заказу' }));
  expect(await screen.findByText('На это время уже не привезём: выберите другое')).toBeVisible();
  expect(await day()).toHaveValue(dayAhead(1));
  expect(await optionsOf(time())).toEqual(['Выберите время', evening]);
  expect(field('Адрес')).toHaveValue('ул. Октябрьской Революции, 205');
  expect(field(/публичной оферты/)).toBeChecked();
});

it('a shop that makes a schedule while an order is filled in asks for its hours, and loses nothing', async () => {
  const network = networkThatSells();
  const { user } = await openFilled();
  await user.click(screen.getByRole('radio', { name: 'Завтра' }));
  network.on(readDeliveryInfo, scheduled);
  network.on(listDeliveryDays, { scheduled: true, in_slots: true, days: [dayOf(2, [morning])] });
  network.on(checkout, refuse('cart_changed', { changes: [dayChange] }));
  await user.click(submitButton());
  await user.click(await screen.findByRole('button', { name: 'Вернуться к заказу' }));
  expect(await screen.findByText('На этот день уже не привезём: выберите другой')).toBeVisible();
  expect(await day()).toHaveValue('');
  expect(field('Ваше имя')).toHaveValue('Ольга Кузнецова');
});

it('says so where nothing is free', async () => {
  networkWithIntervals();
  await openFilled();
  expect(await screen.findByText(/Свободных дней сейчас нет/)).toBeVisible();
});

it('keeps the hours that were chosen where another day has them, too, and asks for others where it has not', async () => {
  networkWithIntervals(dayOf(1, [morning, evening]), dayOf(2, [evening]), dayOf(3, [morning]));
  const { user } = await openFilled();
  await user.selectOptions(await day(), dayAhead(1));
  await user.selectOptions(await time(), evening);
  await user.selectOptions(await day(), dayAhead(2));
  expect(await time()).toHaveValue(evening);
  await user.selectOptions(await day(), dayAhead(3));
  expect(await time()).toHaveValue('');
});

it('asks again for days that did not come', async () => {
  const network = networkWithIntervals(dayOf(1, [morning]));
  network.on(listDeliveryDays, refuse('internal'));
  const { user } = openShop('/checkout');
  const retry = await screen.findByRole('button', { name: 'Повторить' });
  network.offer(dayOf(1, [morning]));
  await user.click(retry);
  expect(await optionsOf(day())).toEqual(['Выберите день', expect.stringMatching(/^Завтра/)]);
});
