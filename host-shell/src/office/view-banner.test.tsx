import { screen, waitFor } from '@testing-library/react';
import { signOut } from 'shared-contracts';
import { openScreen, refuse } from 'shared-runtime/testing';
import { startPage } from '../testing/shell.ts';
import { ViewBanner } from './view-banner.tsx';

const session = {
  merchantId: 'm1',
  merchantName: 'verbena',
  email: 'anna@verbena.ru',
  viewedUntil: '2026-03-02T10:30:00.000Z',
};
const page = {
  manifest: { title: 'Кабинет', routes: [{ path: '/merchant', screen: 'office' }] },
  screens: { office: async () => ({ default: () => <ViewBanner session={session} title="Вербена" over={false} /> }) },
};

it('says whose office it is and that nothing can be changed, and tells when the look does not end', async () => {
  const network = startPage();
  network.on(signOut, refuse('internal'));
  const { user } = openScreen(page, '/merchant');
  expect(await screen.findByText(/Вы смотрите кабинет магазина/)).toHaveTextContent('Вербена');
  // By Moscow's clock, as the logs, wherever the browser is.
  expect(screen.getByText(/до 2 марта.*, 13:30 \(мск\)/)).toBeVisible();
  expect(screen.getByText(/сохранить ничего нельзя/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Закончить просмотр' }));
  await waitFor(() => expect(network.sent(signOut)).toHaveLength(1));
  expect(await screen.findByText('Закончить не получилось')).toBeVisible();
});
