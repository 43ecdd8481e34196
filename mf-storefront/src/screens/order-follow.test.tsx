import { screen } from '@testing-library/react';
import { followInMessenger, readOrderPageByToken } from 'shared-contracts';
import { refuse } from 'shared-runtime/testing';
import { networkOfShop, openShop, orderPage } from '../testing/shop.ts';

const path = '/order/token-1';

describe('following the order in a messenger', () => {
  const messengers: ('telegram' | 'max')[] = ['telegram', 'max'];
  const links = [
    { channel: 'telegram' as const, address: 'https://telegram.example/bot?start=order_1' },
    // The provider sandbox on this machine.
    { channel: 'max' as const, address: 'http://127.0.0.1:3105/max/bot?start=order_1' },
  ];

  it('gives a link to each, made when it is asked for', async () => {
    const network = networkOfShop();
    network.on(readOrderPageByToken, { ...orderPage(), messengers });
    network.on(followInMessenger, { links, expiresAt: '2026-11-23T10:00:00.000Z' });
    const { user } = openShop(path);
    await user.click(await screen.findByRole('button', { name: 'Следить' }));
    expect(await screen.findByRole('link', { name: 'Следить в Telegram' })).toHaveAttribute(
      'href',
      'https://telegram.example/bot?start=order_1',
    );
    expect(screen.getByRole('link', { name: 'Следить в MAX' })).toBeVisible();
    expect(screen.getByText(/действует 10 минут и сработает один раз/)).toBeVisible();
    expect(network.sent(followInMessenger)).toEqual([{ order_token: 'token-1' }]);
  });

  it('says so when there is no link', async () => {
    const network = networkOfShop();
    network.on(readOrderPageByToken, { ...orderPage(), messengers });
    network.on(followInMessenger, refuse('rate_limited'));
    const { user } = openShop(path);
    await user.click(await screen.findByRole('button', { name: 'Следить' }));
    expect(await screen.findByText('Ссылка не получена')).toBeVisible();
  });

  it('is not offered without a bot, nor for an order that is over', async () => {
    const network = networkOfShop();
    network.on(readOrderPageByToken, orderPage());
    const { view } = openShop(path);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: 'Следить' })).toBeNull();
    view.unmount();
    network.on(readOrderPageByToken, { ...orderPage({ status: 'canceled' }), messengers });
    openShop(path);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: 'Следить' })).toBeNull();
  });
});
