import { act, screen, waitFor } from '@testing-library/react';
import { readMerchant } from 'shared-contracts';
import { boot, merchantAs, openScreen, putBoot } from 'shared-runtime/testing';
import { remote, shopWith } from '../testing/order-list.ts';

describe('an empty list', () => {
  const shopIs = (settings: Parameters<typeof merchantAs>[0]) => {
    const { network } = shopWith([]);
    network.on(readMerchant, merchantAs(settings));
    putBoot(boot);
    return openScreen(remote, '/merchant/orders');
  };
  const device = navigator as { share?: Navigator['share'] };
  afterEach(() => {
    delete device.share;
  });

  it('says what it is for, and offers the shop’s link: to copy, and to send by Telegram', async () => {
    const { user } = shopIs({ title: 'Вербена', visibility: 'published' });
    expect(await screen.findByText('Заказов пока нет')).toBeVisible();
    const writeText = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(await screen.findByRole('button', { name: 'Копировать ссылку' }));
    expect(writeText).toHaveBeenCalledWith('https://bloom.test/b2b/shop/verbena');
    expect(screen.getByRole('link', { name: 'Telegram' })).toHaveAttribute(
      'href',
      expect.stringContaining('https://t.me/share/url?url=https%3A%2F%2Fbloom.test%2Fb2b%2Fshop%2Fverbena&text='),
    );
    expect(screen.queryByRole('button', { name: 'Поделиться' })).toBeNull();
  });

  it('offers the device’s own menu where there is one', async () => {
    const share = jest.fn(async () => undefined);
    device.share = share;
    const { user } = shopIs({ title: 'Вербена', visibility: 'published' });
    await user.click(await screen.findByRole('button', { name: 'Поделиться' }));
    expect(share).toHaveBeenCalledWith({ title: 'Вербена', url: 'https://bloom.test/b2b/shop/verbena' });
  });

  it('offers no link to a shop whose subscription is stopped', async () => {
    const { network } = shopWith([]);
    network.on(readMerchant, {
      ...merchantAs({ title: 'Вербена', visibility: 'published' }),
      subscription: { is_active: false },
    });
    putBoot(boot);
    const { store } = openScreen(remote, '/merchant/orders');
    expect(await screen.findByText('Заказов пока нет')).toBeVisible();
    await waitFor(() =>
      expect(Object.values(store.getState().api.queries).map((query) => query?.status)).toEqual([
        'fulfilled',
        'fulfilled',
      ]),
    );
    await act(async () => {});
    expect(screen.queryByRole('button', { name: 'Копировать ссылку' })).toBeNull();
  });

  it('offers no link to a shop that nobody can come to yet', async () => {
    shopIs({ title: 'Вербена', visibility: 'unpublished' });
    expect(await screen.findByText('Заказов пока нет')).toBeVisible();
    await act(async () => {});
    expect(screen.queryByRole('button', { name: 'Копировать ссылку' })).toBeNull();
  });
});
