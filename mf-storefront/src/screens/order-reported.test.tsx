import { act, screen, waitFor } from '@testing-library/react';
import { attachScreenshot, readOrderPageByToken, withdrawReport } from 'shared-contracts';
import { refuse } from 'shared-runtime/testing';
import { networkOfShop, openShop, orderPage } from '../testing/shop.ts';

beforeEach(() => localStorage.clear());

function reportedIs(order: Parameters<typeof orderPage>[0] = {}, withdrawable = 54) {
  const network = networkOfShop();
  const page = (more: typeof order = {}) => ({
    ...orderPage({ payment_reported: '2026-06-14T07:30:00Z', payment_reported_sum: 9_800, ...order, ...more }),
    takes_screenshot: true,
    withdrawable,
  });
  network.on(readOrderPageByToken, page());
  return { network, page, ...openShop('/order/token-1') };
}
const button = (name: string) => screen.findByRole('button', { name });

it('takes "Я оплатил" back for a minute, and shows how long', async () => {
  const { network, user } = reportedIs();
  const back = await button('Я ещё не оплатил');
  expect(back).toHaveTextContent('0:54');
  network.on(withdrawReport, orderPage());
  await user.click(back);
  expect(await button('Я оплатил')).toBeVisible();
  expect(network.sent(withdrawReport)).toEqual([{ order_token: 'token-1' }]);
  expect(screen.queryByRole('button', { name: 'Приложить скриншот' })).toBeNull();
  await act(async () => {});
});

it('offers that no more once the minute is over', async () => {
  reportedIs({}, 1);
  await button('Приложить скриншот');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Я ещё не оплатил' })).toBeNull(), {
    timeout: 2_500,
  });
});

const chosen = (bytes = 10) => new File([new Uint8Array(bytes)], 'перевод.png', { type: 'image/png' });
const field = () => document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;

it('shows the seller a picture of the transfer, and says who sees it and for how long', async () => {
  const { network, user, page } = reportedIs();
  await button('Приложить скриншот');
  expect(screen.getByText(/Увидит только он, через 30 дней удалим/)).toBeVisible();
  network.on(attachScreenshot, page({ payment_screenshot: true }));
  await user.upload(field(), chosen());
  expect(await button('Заменить скриншот')).toBeVisible();
  expect(screen.getByText(/Скриншот перевода у продавца/)).toBeVisible();
});

it('says what is wrong with a picture, and sends none that is too large', async () => {
  const { network, user } = reportedIs();
  await button('Приложить скриншот');
  await user.upload(field(), chosen(10 * 1024 * 1024 + 1));
  expect(await screen.findByText('Скриншот больше 10 МБ')).toBeVisible();
  expect(network.sent(attachScreenshot)).toEqual([]);
  network.on(attachScreenshot, refuse('unsupported_media_type'));
  await user.upload(field(), chosen());
  expect(await screen.findByText('Скриншот не отправлен')).toBeVisible();
});

it('takes the same picture once more after it could not be sent', async () => {
  const { network, user, page } = reportedIs();
  await button('Приложить скриншот');
  const picture = chosen();
  network.on(attachScreenshot, refuse('internal'));
  await user.upload(field(), picture);
  expect(await screen.findByText('Скриншот не отправлен')).toBeVisible();
  network.on(attachScreenshot, page({ payment_screenshot: true }));
  await user.upload(field(), picture);
  expect(await button('Заменить скриншот')).toBeVisible();
});

it('counts the last seconds in two digits', async () => {
  reportedIs({}, 9);
  const back = await button('Я ещё не оплатил');
  expect(back).toHaveTextContent('0:09');
  await act(async () => {});
});
