import { act, screen } from '@testing-library/react';
import { createDeliveryConditions, readDeliveryConditions, updateDeliveryConditions } from 'shared-contracts';
import { refuse, settled } from 'shared-runtime/testing';
import { openerOf } from '../testing/open-settings.ts';
import { shopNetwork, wireConditions, wireMerchant } from '../testing/wire.ts';

const open = openerOf('delivery');
const save = () => screen.getByRole('button', { name: 'Сохранить' });

const firstMethod = () => settled(() => screen.getByRole('textbox', { name: 'Способы: Строка 1' }));

beforeEach(() => localStorage.clear());

it('[7.34.1] sets the conditions for the first time with POST: methods, address, communications', async () => {
  const network = shopNetwork();
  network.on(readDeliveryConditions, null);
  network.on(createDeliveryConditions, wireConditions);
  const { user } = open(network);
  await user.click(await screen.findByRole('button', { name: 'Добавить способ' }));
  await user.type(screen.getByRole('textbox', { name: 'Способы: Строка 1' }), ' Самовывоз, каждый день с 9 до 21 ');
  await user.click(screen.getByRole('switch', { name: /Спрашивать адрес/ }));
  await user.click(screen.getByRole('switch', { name: 'Телефон' }));
  expect(screen.getByRole('textbox', { name: 'Телефон' })).toHaveValue('+7 (916) 555-40-12');
  await user.click(save());
  expect(await screen.findByText('Настройки сохранены')).toBeVisible();
  expect(network.sent(createDeliveryConditions)).toEqual([
    {
      showAddress: false,
      deliveryMethod: [{ description: 'Самовывоз, каждый день с 9 до 21' }],
      communication: [{ title: '+79165554012', type: 'phone' }],
    },
  ]);
});

it('counts a row that was added and left blank as no change: nothing is kept of it, nothing asks about it', async () => {
  const network = shopNetwork();
  network.on(readDeliveryConditions, null);
  const { user, router } = open(network);
  await user.click(await screen.findByRole('button', { name: 'Добавить способ' }));
  expect(save()).toHaveAttribute('aria-disabled', 'true');
  await user.type(screen.getByRole('textbox', { name: 'Способы: Строка 1' }), 'П');
  expect(save()).not.toHaveAttribute('aria-disabled');
  await user.keyboard('{Backspace}');
  expect(screen.getByText('Всё сохранено')).toBeVisible();
  await act(() => router.navigate('/merchant/settings'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(Object.keys(localStorage).filter((key) => key.includes('delivery'))).toEqual([]);
});

it('says of each way what a shopper will read of its price', async () => {
  const network = shopNetwork();
  network.on(readDeliveryConditions, null);
  const { user } = open(network);
  await user.click(await screen.findByRole('button', { name: 'Добавить способ' }));
  await user.type(screen.getByRole('textbox', { name: 'Способы: Строка 1' }), 'Курьером, 400р{Enter}Почтой');
  expect(screen.getByRole('textbox', { name: 'Способы: Строка 2' })).toHaveValue('Почтой');
  const said = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling;
  expect(said('Курьером, 400р')).toHaveTextContent(/^400\s₽ в сумме заказа$/);
  expect(said('Почтой')).toHaveTextContent(/^вы сообщите сами/);
});

it('[7.35.1] changes them with PUT from then on', async () => {
  const network = shopNetwork();
  network.on(updateDeliveryConditions, wireConditions);
  const { user } = open(network);
  const method = await firstMethod();
  expect(method).toHaveValue('Курьером, 400 ₽');
  await user.type(method, ' по Москве');
  await user.click(save());
  expect(await screen.findByText('Настройки сохранены')).toBeVisible();
  expect(network.sent(updateDeliveryConditions)).toEqual([
    {
      showAddress: true,
      deliveryMethod: [{ description: 'Курьером, 400 ₽ по Москве' }],
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
  const method = await firstMethod();
  await user.type(method, '!');
  await user.click(save());
  expect(await screen.findByText('Не сохранилось')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Способы: Строка 1' })).toHaveValue('Курьером, 400 ₽!');
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
});
