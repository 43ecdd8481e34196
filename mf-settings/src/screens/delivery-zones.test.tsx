import { screen, within } from '@testing-library/react';
import { readDeliveryConditions, updateDeliveryConditions } from 'shared-contracts';
import { settled } from 'shared-runtime/testing';
import { openerOf } from '../testing/open-settings.ts';
import { shopNetwork, wireConditions } from '../testing/wire.ts';

const open = openerOf('delivery');
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const network = () => {
  const shop = shopNetwork();
  shop.on(updateDeliveryConditions, wireConditions);
  return shop;
};
const courier = () => settled(() => screen.getByRole('button', { name: 'Курьером' }));

beforeEach(() => localStorage.clear());

it('a courier goes to zones, each with its price, its least order and its time', async () => {
  const { network: sent, user } = open(network());
  await user.click(await courier());
  const { getByRole, getAllByRole, queryByRole } = await dialog('Способ доставки');
  await user.type(getByRole('textbox', { name: /Минимальный заказ/ }), '500');
  await user.click(getByRole('button', { name: 'Добавить зону' }));
  // Each zone has its own from now on.
  expect(getAllByRole('textbox', { name: /Цена доставки/ })).toHaveLength(1);
  await user.type(getByRole('textbox', { name: 'Название зоны' }), 'Центр');
  // It begins with what the method cost.
  const price = getByRole('textbox', { name: /Цена доставки/ });
  expect(price).toHaveValue('400');
  await user.clear(price);
  await user.type(price, '300');
  await user.type(getByRole('textbox', { name: /Бесплатно от суммы/ }), '3000');
  await user.selectOptions(getByRole('combobox', { name: /Сколько готовите/ }), '4');
  await user.click(getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Настройки сохранены')).toBeVisible();
  expect(sent.sent(updateDeliveryConditions)[0]?.deliveryMethod).toMatchObject([
    {
      kind: 'courier',
      price: null,
      leastOrder: 500,
      zones: [{ id: expect.any(String), name: 'Центр', price: 300, freeFrom: 3000, leastOrder: null, leadHours: 4 }],
      description: 'Курьером — от 300\u00a0₽, минимальный заказ 500\u00a0₽',
    },
  ]);
  expect(queryByRole('dialog')).toBeNull();
});

it('the first zone costs what the method did: nothing that was said is lost', async () => {
  const [method] = wireConditions.deliveryMethod;
  if (!method) throw new Error('the sample has a method');
  const shop = network();
  shop.on(readDeliveryConditions, { ...wireConditions, deliveryMethod: [{ ...method, price: 300, freeFrom: 5000 }] });
  const { user } = open(shop);
  await user.click(await courier());
  const { getByRole, getAllByRole, getByText } = await dialog('Способ доставки');
  await user.click(getByRole('button', { name: 'Добавить зону' }));
  expect(getByText('Цена и сумма для бесплатной доставки — у каждой зоны свои.')).toBeVisible();
  await user.click(getByRole('button', { name: 'Добавить зону' }));
  expect(getAllByRole('textbox', { name: /Цена доставки/ }).map((field) => (field as HTMLInputElement).value)).toEqual([
    '300',
    '',
  ]);
  expect(getByRole('textbox', { name: /Бесплатно от суммы/ })).toHaveValue('5\u00a0000');
});

it('a pickup has points with their hours, and a parcel its days', async () => {
  const { network: sent, user } = open(network());
  await courier();
  await user.click(screen.getByRole('button', { name: 'Добавить способ' }));
  const { getByRole, findByText } = await dialog('Новый способ');
  await user.click(getByRole('radio', { name: 'Самовывоз' }));
  await user.click(getByRole('button', { name: 'Добавить пункт' }));
  await user.click(getByRole('button', { name: 'Сохранить' }));
  expect(await findByText('Напишите адрес')).toBeVisible();
  await user.type(getByRole('textbox', { name: 'Адрес пункта' }), 'ул. Мира, 5');
  await user.type(getByRole('textbox', { name: /Часы работы/ }), 'с 9 до 19');
  await user.click(getByRole('button', { name: 'Сохранить' }));
  await screen.findByText('Настройки сохранены');
  const [, pickup] = sent.sent(updateDeliveryConditions)[0]?.deliveryMethod ?? [];
  expect(pickup).toMatchObject({ points: [{ address: 'ул. Мира, 5', hours: 'с 9 до 19', note: '' }] });

  await user.click(screen.getByRole('button', { name: 'Добавить способ' }));
  const parcel = await dialog('Новый способ');
  await user.click(parcel.getByRole('radio', { name: 'Почта или пункт выдачи' }));
  await user.type(parcel.getByRole('textbox', { name: /В пути от/ }), '5');
  await user.type(parcel.getByRole('textbox', { name: /^До, дней/ }), '3');
  await user.click(parcel.getByRole('button', { name: /Сохранить|Готово/ }));
  await settled(() => screen.getByText(/3–5 дн\./));
});

it('shows zones that are set, by their names, and drops none that is not touched', async () => {
  const zone = { id: 'z', name: 'Центр', price: 300, freeFrom: null, leastOrder: null, leadHours: null };
  const [method] = wireConditions.deliveryMethod;
  if (!method) throw new Error('no method');
  const shop = network();
  const zoned = { ...method, price: null, zones: [zone] };
  shop.on(readDeliveryConditions, { ...wireConditions, deliveryMethod: [zoned] });
  const { user } = open(shop);
  await courier();
  expect(screen.getByText(/зоны: Центр/)).toBeVisible();
  await user.click(await courier());
  const { getByRole } = await dialog('Способ доставки');
  await user.type(getByRole('textbox', { name: 'Название' }), '!');
  await user.click(getByRole('button', { name: 'Сохранить' }));
  await screen.findByText('Настройки сохранены');
  expect(shop.sent(updateDeliveryConditions)[0]?.deliveryMethod).toMatchObject([{ zones: [zone] }]);
});

it('a zone that is removed takes nothing of the others with it', async () => {
  const { network: sent, user } = open(network());
  await user.click(await courier());
  const { getByRole, getAllByRole } = await dialog('Способ доставки');
  for (const [index, name] of ['Центр', 'Пригород', 'Область'].entries()) {
    await user.click(getByRole('button', { name: 'Добавить зону' }));
    await user.type(getAllByRole('textbox', { name: 'Название зоны' })[index] as HTMLElement, name);
    await user.type(
      getAllByRole('textbox', { name: /Цена доставки/ })[index] as HTMLElement,
      String(100 * (index + 1)),
    );
  }
  await user.click(getAllByRole('button', { name: 'Убрать зону' })[0] as HTMLElement);
  expect(getAllByRole('textbox', { name: 'Название зоны' })[0]).toHaveValue('Пригород');
  await user.click(getByRole('button', { name: 'Сохранить' }));
  await screen.findByText('Настройки сохранены');
  expect(sent.sent(updateDeliveryConditions)[0]?.deliveryMethod).toMatchObject([
    {
      zones: [
        { name: 'Пригород', price: 200 },
        { name: 'Область', price: 300 },
      ],
    },
  ]);
});
