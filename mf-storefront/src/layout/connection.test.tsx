import { act, screen } from '@testing-library/react';
import { networkOfShop, openShop } from '../testing/shop.ts';

const lose = (lost: boolean) =>
  act(() => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(!lost);
    window.dispatchEvent(new Event(lost ? 'offline' : 'online'));
  });
afterEach(() => jest.restoreAllMocks());

it('says that the connection is lost, and that it is back', async () => {
  networkOfShop();
  openShop('/offer');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText('Нет связи')).not.toBeInTheDocument();
  lose(true);
  expect((await screen.findByText('Нет связи')).closest('[role=status]')).not.toBeNull();
  lose(false);
  expect(screen.queryByText('Нет связи')).not.toBeInTheDocument();
  expect(await screen.findByText('Связь вернулась')).toBeVisible();
});
