import { screen, waitFor, within } from '@testing-library/react';
import { addStaff, changeStaff, listStaff, readStaffLog, renewStaffLink } from 'shared-contracts';
import { operations } from 'shared-contracts/operations';
import { createNetwork, openScreen, refuse } from 'shared-runtime/testing';
import manifest from '../../remote.json' with { type: 'json' };
import { logTexts } from '../features/staff/log-texts.ts';
import { screens } from '../index.ts';

const member = (email: string, role: 'support' | 'manager' | 'owner', more: object = {}) => ({
  staff_id: `id-${email}`,
  email,
  role,
  is_disabled: false,
  is_ready: true,
  created_at: '2026-03-02T10:00:00.000Z',
  last_used_at: null,
  ...more,
});
const line = (kind: string, more: object = {}) => ({
  line_id: kind,
  at: '2026-03-02T10:00:00.000Z',
  actor: 'staff' as const,
  who: 'owner@staff.ru',
  kind,
  subject: '',
  detail: '',
  address: '203.0.113.7',
  times: 1,
  ...more,
});

async function open() {
  const network = createNetwork();
  network.on(listStaff, {
    list: [member('oleg@staff.ru', 'support', { is_ready: false }), member('owner@staff.ru', 'owner')],
  });
  network.on(readStaffLog, {
    list: [
      line('refused', { actor: 'merchant', who: 'm-1', subject: 'stopSubscription', detail: 'forbidden', times: 3 }),
      line('signed_in'),
      line('complaint_closed', { shop: { merchant_id: 'm-2', merchant_name: 'glina', title: 'Глина' } }),
      line('subscription', { detail: 'stopped', shop: { merchant_id: 'm-2', merchant_name: 'glina', title: '' } }),
    ],
    total_count: 4,
  });
  const opened = openScreen({ manifest, screens }, '/admin/staff', {
    staffId: 'id-owner@staff.ru',
    email: 'owner@staff.ru',
    role: 'owner',
  });
  await screen.findAllByText('oleg@staff.ru');
  return { network, ...opened };
}

it('shows who works here and what the log says', async () => {
  await open();
  expect(screen.getByText('oleg@staff.ru').closest('li')).toHaveTextContent('Поддержка · ещё не входил');
  expect(screen.getByText('oleg@staff.ru').closest('li')).toHaveTextContent('Ещё не входил');
  const refused = (await screen.findByText('Отказ · остановка подписки · нет прав')).closest('li');
  expect(refused).toHaveTextContent(/Продавец.*203\.0\.113\.7.*3 раза за минуту/);
  expect(screen.getByText('Вошёл').closest('li')).toHaveTextContent('owner@staff.ru');
  expect(screen.getByRole('link', { name: 'Закрыл жалобу · Глина' })).toHaveAttribute('href', '/admin/merchants/m-2');
  expect(screen.getByRole('link', { name: 'Подписка · glina · остановлена' })).toBeVisible();
  // Nobody changes the own role or access.
  expect(screen.queryByRole('button', { name: 'owner@staff.ru' })).not.toBeInTheDocument();
});

it('names every call of staff in Russian', () => {
  for (const { name } of operations.filter(({ access }) => access === 'admin'))
    expect([name, logTexts.operations[name]]).toEqual([name, expect.stringMatching(/[а-я]/)]);
});

it('makes a member of staff, and shows the link once', async () => {
  const { network, user } = await open();
  network.on(addStaff, { staff_id: 'x', link: 'http://x/b2b/admin/sign-in#token=t' });
  await user.click(screen.getByRole('button', { name: 'Добавить сотрудника' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Добавить' }));
  expect(dialog.getByText(/Напишите почту целиком/)).toBeVisible();
  await user.type(dialog.getByLabelText('Почта'), 'new@staff.ru');
  await user.click(dialog.getByRole('radio', { name: /^Менеджер/ }));
  await user.click(dialog.getByRole('button', { name: 'Добавить' }));
  expect(await screen.findByText('http://x/b2b/admin/sign-in#token=t')).toBeVisible();
  expect(network.sent(addStaff)).toEqual([{ email: 'new@staff.ru', role: 'manager' }]);
});

it('says at its field that somebody is there already', async () => {
  const { network, user } = await open();
  network.on(addStaff, refuse('email_taken'));
  await user.click(screen.getByRole('button', { name: 'Добавить сотрудника' }));
  await user.type(await screen.findByLabelText('Почта'), 'oleg@staff.ru');
  await user.click(screen.getByRole('button', { name: 'Добавить' }));
  expect(await screen.findByText('Такой сотрудник уже есть.')).toBeVisible();
});

it('changes the role and the access of others, and gives them a new link', async () => {
  const { network, user } = await open();
  network.on(changeStaff, ({ staff_id }) => ({ staff_id }));
  network.on(renewStaffLink, ({ staff_id }) => ({ staff_id, link: 'http://x/#token=again' }));
  await user.click(await screen.findByRole('button', { name: 'oleg@staff.ru' }));
  await user.click(await screen.findByRole('radio', { name: 'Закрыт' }));
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() =>
    expect(network.sent(changeStaff)).toEqual([{ staff_id: 'id-oleg@staff.ru', role: 'support', is_disabled: true }]),
  );
  await user.click(await screen.findByRole('button', { name: 'oleg@staff.ru' }));
  await user.click(await screen.findByRole('button', { name: 'Новая ссылка' }));
  expect(await screen.findByText('http://x/#token=again')).toBeVisible();
});
