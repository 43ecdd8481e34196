import { screen, waitFor, within } from '@testing-library/react';
import { setProductTypes, updateMerchant } from 'shared-contracts';
import { refuse } from 'shared-runtime/testing';
import { openerOf } from '../testing/open-settings.ts';
import { shopNetwork, wireMerchant } from '../testing/wire.ts';

const open = openerOf('shop');
const save = () => screen.getByRole('button', { name: 'Сохранить' });

beforeEach(() => localStorage.clear());

describe('[3.2.2] what the shop sells', () => {
  it('[7.9.1] is chosen among usual words and added to, and saved by a call of its own', async () => {
    const network = shopNetwork();
    network.on(setProductTypes, ({ product_types }) => ({ product_types }));
    const { user } = open(network);
    const types = within(await screen.findByRole('group', { name: 'Что вы продаёте' }));
    await user.click(types.getByRole('button', { name: 'Цветы' }));
    await user.type(screen.getByLabelText(/^Другое/), 'Сухоцветы{Enter}');
    // In other letters it is the word that is chosen already.
    await user.type(screen.getByLabelText(/^Другое/), ' цветы {Enter}');
    expect(screen.getByLabelText(/^Другое/)).toHaveValue('');
    expect(types.getByRole('button', { name: 'Сухоцветы', pressed: true })).toBeVisible();
    expect(network.sent(setProductTypes)).toEqual([]);
    await user.click(save());
    expect(await screen.findByText('Настройки сохранены')).toBeVisible();
    expect(network.sent(setProductTypes)).toEqual([{ product_types: ['Цветы', 'Сухоцветы'] }]);
  });

  it('is kept as it was typed, without a press on its own button', async () => {
    const network = shopNetwork();
    network.on(setProductTypes, ({ product_types }) => ({ product_types }));
    const { user } = open(network);
    await user.type(await screen.findByLabelText(/^Другое/), 'Сухоцветы');
    await user.click(save());
    expect(await screen.findByText('Настройки сохранены')).toBeVisible();
    expect(network.sent(setProductTypes)).toEqual([{ product_types: ['Сухоцветы'] }]);
  });

  it('stays chosen when the server fails', async () => {
    const network = shopNetwork();
    network.on(setProductTypes, refuse('internal'));
    const { user } = open(network);
    const types = within(await screen.findByRole('group', { name: 'Что вы продаёте' }));
    await user.click(types.getByRole('button', { name: 'Цветы' }));
    await user.click(save());
    expect(await screen.findByText('Не сохранилось')).toBeVisible();
    expect(types.getByRole('button', { name: 'Цветы', pressed: true })).toBeVisible();
    expect(network.sent(updateMerchant)).toEqual([]);
  });
});

describe('[4.2.1] applying for mum', () => {
  it('sends the application and says that it is looked at', async () => {
    const { network, user } = open(shopNetwork());
    await user.click(await screen.findByRole('button', { name: 'Подать заявку' }));
    await waitFor(() => expect(network.sent(updateMerchant)[0]?.additional_info).toEqual({ mymStatus: 'submitted' }));
  });

  it('says why it was refused, and applies anew', async () => {
    const network = shopNetwork({
      ...wireMerchant(),
      mum_status: 'rejected' as never,
      ...{ mum_reason: 'Нет фотографий работ' },
    });
    const { user } = open(network);
    expect(await screen.findByText('Нет фотографий работ')).toBeVisible();
    expect(screen.getByText('Отказано')).toBeVisible();
    network.on(updateMerchant, refuse('internal'));
    await user.click(screen.getByRole('button', { name: 'Подать снова' }));
    expect(await screen.findByText('Заявка не отправилась')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Подать снова' })).toBeVisible();
    network.on(updateMerchant, wireMerchant());
    await user.click(screen.getByRole('button', { name: 'Подать снова' }));
    await waitFor(() => expect(screen.queryByText('Заявка не отправилась')).toBeNull());
    expect(network.sent(updateMerchant)).toHaveLength(2);
  });

  it.each([
    ['submitted', 'На рассмотрении'],
    ['approved', 'Одобрено'],
  ])('offers nothing to send while it is %s', async (status, words) => {
    open(shopNetwork({ ...wireMerchant(), mum_status: status as never }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Подать/ })).toBeNull();
  });
});
