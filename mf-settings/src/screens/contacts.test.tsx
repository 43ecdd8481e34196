import { screen, within } from '@testing-library/react';
import { updateMerchant } from 'shared-contracts';
import { openScreen, refuse, settled } from 'shared-runtime/testing';
import manifest from '../../remote.json' with { type: 'json' };
import { screens } from '../index.ts';
import { shopNetwork, wireMerchant } from '../testing/wire.ts';

const open = () => openScreen({ manifest, screens }, '/merchant/settings/contacts');
const save = () => screen.getByRole('button', { name: 'Сохранить' });

beforeEach(() => localStorage.clear());

it('shows contacts in their order, adds one, moves it up, and saves the list as JSON text', async () => {
  const network = shopNetwork();
  const { user } = open();
  expect(await settled(() => screen.getByRole('button', { name: '+7 (916) 555-40-12' }))).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Добавить контакт' }));
  const dialog = await screen.findByRole('dialog', { name: 'Новый контакт' });
  await user.click(within(dialog).getByRole('radio', { name: /Почта/ }));
  await user.type(within(dialog).getByRole('textbox', { name: 'Почта' }), 'anna');
  await user.click(within(dialog).getByRole('button', { name: 'Готово' }));
  expect(await within(dialog).findByText('Проверьте адрес: он похож на name@mail.ru')).toBeVisible();
  await user.type(within(dialog).getByRole('textbox', { name: 'Почта' }), '@verbena.ru');
  await user.click(within(dialog).getByRole('button', { name: 'Готово' }));
  await user.click(await settled(() => screen.getByRole('button', { name: 'Выше: anna@verbena.ru' })));
  await user.click(save());
  expect(await screen.findByText('Настройки сохранены')).toBeVisible();
  expect(JSON.parse(String(network.sent(updateMerchant)[0]?.additional_info?.contacts))).toEqual([
    { type: 'phone', value: '+79165554012' },
    { type: 'email', value: 'anna@verbena.ru' },
    { type: 'telegram', value: '@verbena_flowers' },
  ]);
});

it('[5.5.1] shows a contact of an unknown type as a phone', async () => {
  shopNetwork(wireMerchant({ contacts: JSON.stringify([{ type: 'pager', value: '+79160000000' }]) }));
  open();
  const contact = await settled(() => screen.getByRole('button', { name: '+7 (916) 000-00-00' }));
  expect(contact.closest('li')).toHaveTextContent('Телефон');
});

it('keeps the list when the server fails', async () => {
  const network = shopNetwork();
  network.on(updateMerchant, refuse('internal'));
  const { user } = open();
  await user.click(await settled(() => screen.getByRole('button', { name: 'Удалить: @verbena_flowers' })));
  await user.click(save());
  expect(await screen.findByText('Не сохранилось')).toBeVisible();
  expect(screen.queryByRole('button', { name: '@verbena_flowers' })).not.toBeInTheDocument();
});
