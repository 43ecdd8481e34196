import { screen, within } from '@testing-library/react';
import { checkout, listDeliveryDays } from 'shared-contracts';
import { refuse } from 'shared-runtime/testing';
import { networkThatSells } from '../testing/checkout.ts';
import { dayAhead, dayOf, networkWithIntervals, zonedMethods } from '../testing/days.ts';
import { plainCart as cart, openPlain as open, filledForm as sent } from '../testing/plain.tsx';
import { conditions } from '../testing/shop.ts';

const [morning, evening] = ['10:00–12:00', '18:00–20:00'];
const when = () => screen.getByRole('combobox', { name: 'Когда' });

it('offers each interval with its day, and sends both', async () => {
  const network = networkWithIntervals(dayOf(0, [evening]), dayOf(1, [morning, evening]));
  await open({ cart, sent: null });
  const options = within(when()).getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual([
    'Выберите время',
    expect.stringMatching(/^Сегодня, .+, 18:00–20:00$/),
    expect.stringMatching(/^Завтра, .+, 10:00–12:00$/),
    expect.stringMatching(/^Завтра, .+, 18:00–20:00$/),
  ]);
  const [, , second] = options as HTMLOptionElement[];
  const page = await open({ cart, sent: { ...sent, when: second?.value ?? '', whenDay: dayAhead(0), interval: '' } });
  expect(page).toMatchObject({ leadsTo: '/shop/verbena/order/token-1' });
  expect(network.sent(checkout)[0]?.delivery_info).toMatchObject({
    delivery_date: dayAhead(1),
    delivery_interval: morning,
  });
});

it('takes the day of whoever collects, and none of a parcel', async () => {
  const network = networkWithIntervals(dayOf(1, [morning]));
  const filled = { ...sent, when: `${dayAhead(1)} ${morning}`, whenDay: dayAhead(1), interval: 'после обеда' };
  await open({ cart, sent: { ...filled, deliveryMethod: 'way-2' } });
  await open({ cart, sent: { ...filled, deliveryMethod: 'way-3', 'cost:way-3': '350' } });
  expect(network.sent(checkout).map(({ delivery_info: info }) => [info.delivery_date, info.delivery_interval])).toEqual(
    [
      [dayAhead(1), 'после обеда'],
      ['', ''],
    ],
  );
});

it('comes back with its values where no hours are chosen, or somebody was faster', async () => {
  const network = networkWithIntervals(dayOf(1, [morning, evening]));
  await open({ cart, sent: { ...sent, when: '' } });
  expect(screen.getAllByText('Укажите дату').length).toBeGreaterThan(0);
  expect(network.sent(checkout)).toEqual([]);
  network.on(checkout, () => {
    network.offer(dayOf(1, [evening]));
    const change = { product_id: '', size_id: null, title: null, kind: 'day' as const, was: null, now: null };
    return refuse('cart_changed', { changes: [change] });
  });
  const page = await open({ cart, sent: { ...sent, when: `${dayAhead(1)} ${morning}` } });
  expect(page?.status).toBe(422);
  expect(screen.getByText(/Выбранное время уже занято/)).toBeVisible();
  expect(within(when()).queryByText(/10:00/)).toBeNull();
  expect(screen.getByLabelText('Ваше имя')).toHaveValue('Ольга Кузнецова');
});

it('a zone is one choice of its method, and costs what the page said', async () => {
  const network = networkThatSells({ conditions: { ...conditions, deliveryMethod: zonedMethods } });
  await open({ cart, sent: null });
  const zones = within(screen.getByRole('radiogroup', { name: 'Зона доставки' })).getAllByRole('radio');
  expect(zones.map((zone) => zone.getAttribute('value'))).toEqual(['centre', 'far']);
  for (const zone of zones) expect(zone).not.toBeChecked();
  const hidden = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value;
  expect([hidden('cost:courier'), hidden('cost:courier/centre'), hidden('cost:pickup/mira')]).toEqual(['', '300', '0']);
  const filled = { ...sent, deliveryMethod: 'courier', 'option:courier': '', 'option:pickup': 'mira' };
  await open({ cart, sent: filled });
  expect(screen.getAllByText('Выберите, куда привезти или где забрать')).toHaveLength(2);
  await open({ cart, sent: { ...filled, 'option:courier': 'centre', 'cost:courier/centre': '250' } });
  expect(network.sent(checkout)).toMatchObject([
    { expected_delivery_price: 250, delivery_info: { delivery_option_id: 'centre' } },
  ]);
});

it('says of hours that a zone does not take that they are too soon for it, and offers those that it takes', async () => {
  const network = networkWithIntervals();
  network.sellBy(zonedMethods);
  network.on(listDeliveryDays, ({ delivery_option_id }) => ({
    scheduled: true,
    in_slots: true,
    days: delivery_option_id === 'far' ? [dayOf(2, [morning])] : [dayOf(0, [evening]), dayOf(2, [morning])],
  }));
  const filled = { ...sent, deliveryMethod: 'courier', 'option:courier': 'far', when: `${dayAhead(0)} ${evening}` };
  const page = await open({ cart, sent: filled });
  expect(page?.status).toBe(422);
  expect(network.sent(checkout)).toEqual([]);
  expect(when()).toHaveAccessibleDescription(/Сюда везём не раньше чем через 24\sчаса после заказа/);
  expect(screen.queryByText(/изменил/)).toBeNull();
  expect(within(when()).getAllByRole('option')).toHaveLength(2);
  await open({ cart, sent: { ...filled, 'option:courier': 'centre', 'cost:courier/centre': '300' } });
  expect(network.sent(checkout)).toHaveLength(1);
});
