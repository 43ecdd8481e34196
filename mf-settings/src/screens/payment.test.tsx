import { screen, within } from '@testing-library/react';
import { updateMerchant } from 'shared-contracts';
import { openScreen, refuse, settled } from 'shared-runtime/testing';
import manifest from '../../remote.json' with { type: 'json' };
import { screens } from '../index.ts';
import { shopNetwork, wireMerchant } from '../testing/wire.ts';

const open = () => openScreen({ manifest, screens }, '/merchant/settings/payment');
const save = () => screen.getByRole('button', { name: 'Сохранить' });

beforeEach(() => localStorage.clear());

it('shows where money goes, and adds a card as a JSON text of the list', async () => {
  const network = shopNetwork();
  const { user } = open();
  expect(await settled(() => screen.getByRole('button', { name: 'Перевод по номеру · Т-Банк' }))).toBeVisible();
  expect(screen.getByText('+7 (916) 555-40-12')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Добавить способ' }));
  const dialog = await screen.findByRole('dialog', { name: 'Новый способ' });
  await user.type(within(dialog).getByRole('textbox', { name: 'Номер карты' }), '2200 7007 1234 5675');
  await user.click(within(dialog).getByRole('button', { name: 'Готово' }));
  expect(await within(dialog).findByText('Проверьте номер карты: цифры не сходятся')).toBeVisible();
  await user.type(within(dialog).getByRole('textbox', { name: 'Номер карты' }), '{Backspace}6');
  await user.type(within(dialog).getByRole('textbox', { name: /Получатель/ }), 'Анна К.');
  await user.click(within(dialog).getByRole('button', { name: 'Готово' }));
  expect(await screen.findByText('2200 7007 ···· 5676 · Анна К.')).toBeVisible();
  expect(network.sent(updateMerchant)).toEqual([]);

  await user.click(await settled(() => screen.getByRole('button', { name: 'Выше: Карта' })));
  await user.click(save());
  expect(await screen.findByText('Настройки сохранены')).toBeVisible();
  const sent = network.sent(updateMerchant)[0]?.additional_info?.paymentMethods;
  expect(JSON.parse(String(sent))).toEqual([
    { type: 'card', value: '2200700712345676', holder: 'Анна К.' },
    { type: 'phone', value: '+79165554012', bank: 'Т-Банк' },
  ]);
});

it('changes and removes a way', async () => {
  const network = shopNetwork();
  const { user } = open();
  await user.click(await settled(() => screen.getByRole('button', { name: 'Перевод по номеру · Т-Банк' })));
  const dialog = await screen.findByRole('dialog', { name: 'Способ оплаты' });
  await user.clear(within(dialog).getByRole('textbox', { name: /Банк/ }));
  await user.type(within(dialog).getByRole('textbox', { name: /Банк/ }), 'Сбер');
  await user.click(within(dialog).getByRole('button', { name: 'Готово' }));
  await user.click(await settled(() => screen.getByRole('button', { name: 'Удалить: Перевод по номеру · Сбер' })));
  expect(await screen.findByText(/Пока некуда/)).toBeVisible();
  await user.click(save());
  expect(await screen.findByText('Настройки сохранены')).toBeVisible();
  expect(network.sent(updateMerchant)[0]?.additional_info?.paymentMethods).toBe('[]');
});

it('[5.6.1] starts from an empty list where the stored one is malformed', async () => {
  shopNetwork(wireMerchant({ paymentMethods: '{oops' }));
  open();
  expect(await screen.findByText(/Пока некуда/)).toBeVisible();
});

it('keeps the list when the server fails', async () => {
  const network = shopNetwork();
  network.on(updateMerchant, refuse('internal'));
  const { user } = open();
  await user.click(await settled(() => screen.getByRole('button', { name: /Удалить: Перевод/ })));
  await user.click(save());
  expect(await screen.findByText('Не сохранилось')).toBeVisible();
  expect(screen.getByText(/Пока некуда/)).toBeVisible();
  await user.click(save());
  expect(network.sent(updateMerchant)).toHaveLength(2);
});
