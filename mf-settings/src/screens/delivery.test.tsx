import { act, screen, within } from '@testing-library/react';
import { createDeliveryConditions, readDeliveryConditions, updateDeliveryConditions } from 'shared-contracts';
import { wireMethodsOf } from 'shared-contracts/samples';
import { refuse, settled } from 'shared-runtime/testing';
import { openerOf } from '../testing/open-settings.ts';
import { shopNetwork, wireConditions, wireMerchant } from '../testing/wire.ts';

const open = openerOf('delivery');
const save = () => screen.getByRole('button', { name: 'Сохранить' });

const firstMethod = () => settled(() => screen.getByRole('button', { name: 'Курьером' }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const unpriced = { freeFrom: null, onReceipt: [] };

beforeEach(() => localStorage.clear());

it('[7.34.1] sets the conditions for the first time with POST: methods, address, communications', async () => {
  const network = shopNetwork();
  network.on(readDeliveryConditions, null);
  network.on(createDeliveryConditions, wireConditions);
  const { user } = open(network);
  await user.click(await screen.findByRole('switch', { name: /Спрашивать адрес/ }));
  await user.click(screen.getByRole('switch', { name: 'Телефон' }));
  expect(screen.getByRole('textbox', { name: 'Телефон' })).toHaveValue('+7 (916) 555-40-12');
  await user.click(screen.getByRole('button', { name: 'Добавить способ' }));
  const { getByRole } = await dialog('Новый способ');
  await user.click(getByRole('radio', { name: 'Самовывоз' }));
  expect(getByRole('textbox', { name: 'Название' })).toHaveValue('Самовывоз');
  await user.type(getByRole('textbox', { name: /Цена самовывоза/ }), '0');
  await user.type(getByRole('textbox', { name: /Где и когда/ }), ' каждый день с 9 до 21 ');
  await user.click(getByRole('button', { name: 'Готово' }));
  await user.click(save());
  expect(await screen.findByText('Настройки сохранены')).toBeVisible();
  expect(network.sent(createDeliveryConditions)).toEqual([
    {
      showAddress: false,
      deliveryMethod: [
        {
          ...unpriced,
          kind: 'pickup',
          name: 'Самовывоз',
          price: 0,
          when: 'каждый день с 9 до 21',
          description: 'Самовывоз — бесплатно, каждый день с 9 до 21',
        },
      ],
      communication: [{ title: '+79165554012', type: 'phone' }],
    },
  ]);
});

it('says of each method what a shopper will read, and where the merchant names the price in each order', async () => {
  const network = shopNetwork();
  const methods = wireMethodsOf('Курьером — 300 ₽, бесплатно от 3000 ₽, с 10 до 21', 'СДЭК — от 350 ₽');
  network.on(readDeliveryConditions, { ...wireConditions, deliveryMethod: methods });
  open(network);
  await firstMethod();
  expect(screen.getByText('300 ₽, бесплатно от 3 000 ₽, с 10 до 21')).toBeVisible();
  expect(screen.getByText('цену сообщите сами, от 350 ₽')).toBeVisible();
});

it('asks from which sum a delivery is free only where it costs something', async () => {
  const network = shopNetwork();
  network.on(updateDeliveryConditions, wireConditions);
  const { user } = open(network);
  await user.click(await firstMethod());
  const { getByRole, queryByRole } = await dialog('Способ доставки');
  await user.type(getByRole('textbox', { name: /Бесплатно от суммы/ }), '3000');
  const price = getByRole('textbox', { name: /Цена доставки/ });
  await user.clear(price);
  expect(queryByRole('textbox', { name: /Бесплатно от суммы/ })).toBeNull();
  await user.click(getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Настройки сохранены')).toBeVisible();
  expect(network.sent(updateDeliveryConditions)[0]?.deliveryMethod).toMatchObject([{ price: null, freeFrom: null }]);
});

it('turns payment on receipt on for one method, and says so in its row', async () => {
  const network = shopNetwork();
  network.on(updateDeliveryConditions, wireConditions);
  const { user } = open(network);
  await user.click(await firstMethod());
  const { getByRole } = await dialog('Способ доставки');
  const group = within(getByRole('group', { name: /Оплата при получении/ }));
  for (const name of ['Наличными', 'Картой']) expect(group.getByRole('checkbox', { name })).not.toBeChecked();
  await user.click(group.getByRole('checkbox', { name: 'Картой' }));
  await user.click(group.getByRole('checkbox', { name: 'Наличными' }));
  await user.click(getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Настройки сохранены')).toBeVisible();
  expect(network.sent(updateDeliveryConditions)[0]?.deliveryMethod).toMatchObject([
    { onReceipt: ['cash', 'card'], description: 'Курьером — 400\u00a0₽, оплата при получении наличными или картой' },
  ]);
});

it('shows of a method what of it is turned on, also after another kind is chosen', async () => {
  const network = shopNetwork();
  const methods = wireMethodsOf('Курьером — 300 ₽, оплата при получении картой');
  network.on(readDeliveryConditions, { ...wireConditions, deliveryMethod: methods });
  const { user } = open(network);
  await user.click(await firstMethod());
  const { getByRole } = await dialog('Способ доставки');
  await user.click(getByRole('radio', { name: 'Самовывоз' }));
  expect(getByRole('checkbox', { name: 'Картой' })).toBeChecked();
  expect(getByRole('checkbox', { name: 'Наличными' })).not.toBeChecked();
});

it('[7.35.1] changes them with PUT from then on', async () => {
  const network = shopNetwork();
  network.on(updateDeliveryConditions, wireConditions);
  const { user } = open(network);
  await user.click(await firstMethod());
  const { getByRole } = await dialog('Способ доставки');
  await user.type(getByRole('textbox', { name: 'Название' }), ' по Москве');
  await user.click(getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Настройки сохранены')).toBeVisible();
  expect(network.sent(updateDeliveryConditions)).toEqual([
    {
      showAddress: true,
      deliveryMethod: [
        {
          ...unpriced,
          id: 'way-1',
          kind: 'courier',
          name: 'Курьером по Москве',
          price: 400,
          when: '',
          description: 'Курьером по Москве — 400\u00a0₽',
        },
      ],
      communication: [{ title: '@verbena_flowers', type: 'telegram' }],
    },
  ]);
  expect(network.calls()).not.toContain('createDeliveryConditions');
});

it('changes them where another device has set them meanwhile', async () => {
  const network = shopNetwork();
  network.on(readDeliveryConditions, null);
  network.on(createDeliveryConditions, refuse('already_exists'));
  network.on(updateDeliveryConditions, wireConditions);
  const { user } = open(network);
  await user.click(await screen.findByRole('switch', { name: /Спрашивать адрес/ }));
  await user.click(save());
  expect(await screen.findByText('Настройки сохранены')).toBeVisible();
  expect(network.sent(updateDeliveryConditions)).toHaveLength(1);
});

it('asks for what a switched-on way of writing leads to', async () => {
  const { network, user } = open(shopNetwork(wireMerchant({}, null)));
  await user.click(await screen.findByRole('switch', { name: 'WhatsApp' }));
  await user.click(save());
  expect(await screen.findByText('Напишите или выключите')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'WhatsApp' }), '12');
  expect(
    await screen.findByText('Проверьте номер: +7 и ещё десять цифр. Номер другой страны начинается с «+» и её кода'),
  ).toBeVisible();
  expect(network.calls()).not.toContain('updateDeliveryConditions');
});

it('keeps what was typed when the server fails', async () => {
  const network = shopNetwork();
  network.on(updateDeliveryConditions, refuse('internal'));
  const { user } = open(network);
  await user.click(await firstMethod());
  const { getByRole } = await dialog('Способ доставки');
  await user.type(getByRole('textbox', { name: 'Название' }), '!');
  await user.click(getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Не сохранилось')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Курьером!' })).toBeVisible();
  expect(screen.getByText('Ещё не сохранено')).toBeVisible();
});

it('says what happened when the conditions fail to load, and loads them on a retry', async () => {
  const network = shopNetwork();
  network.on(readDeliveryConditions, refuse('internal'));
  const { user } = open(network);
  expect(await screen.findByText('Условия доставки не загрузились')).toBeVisible();
  network.on(readDeliveryConditions, wireConditions);
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await firstMethod()).toBeVisible();
});

it('begins a way of writing with what the shop has said of it elsewhere', async () => {
  const { user } = open(shopNetwork());
  await user.click(await screen.findByRole('switch', { name: 'WhatsApp' }));
  expect(screen.getByRole('textbox', { name: 'WhatsApp' })).toHaveValue('+7 (916) 555-40-12');
  await user.click(screen.getByRole('switch', { name: 'Почта' }));
  expect(screen.getByRole('textbox', { name: 'Почта' })).toHaveValue('anna@verbena.ru');
});

it('begins them with what stands among the contacts rather than with what is said of the shop', async () => {
  const contacts = JSON.stringify([
    { type: 'phone', value: '+79160000001' },
    { type: 'whatsapp', value: '+79160000002' },
    { type: 'email', value: 'orders@verbena.ru' },
  ]);
  const { user } = open(shopNetwork(wireMerchant({ contacts })));
  for (const [name, value] of [
    ['Телефон', '+7 (916) 000-00-01'],
    ['WhatsApp', '+7 (916) 000-00-02'],
    ['Почта', 'orders@verbena.ru'],
  ] as const) {
    await user.click(await screen.findByRole('switch', { name }));
    expect(screen.getByRole('textbox', { name })).toHaveValue(value);
  }
});

it('is read again when the page is seen again: another device may have added a method', async () => {
  const network = shopNetwork();
  open(network);
  await firstMethod();
  network.on(readDeliveryConditions, {
    ...wireConditions,
    deliveryMethod: [...wireConditions.deliveryMethod, ...wireMethodsOf('Самовывоз с Пятницкой')],
  });
  await act(async () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  expect(await screen.findByText(/Самовывоз с Пятницкой/)).toBeVisible();
});
