import { fireEvent, screen, waitFor, within } from '@testing-library/react';
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
  expect(screen.getByText('Вход').closest('li')).toHaveTextContent('owner@staff.ru');
  expect(screen.getByRole('link', { name: 'Закрыта жалоба · Глина' })).toHaveAttribute('href', '/admin/merchants/m-2');
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
  await user.type(dialog.getByLabelText('Почта'), ' New@Staff.ru ');
  await user.click(dialog.getByRole('radio', { name: /^Менеджер/ }));
  await user.click(dialog.getByRole('button', { name: 'Добавить' }));
  expect(await screen.findByText('http://x/b2b/admin/sign-in#token=t')).toBeVisible();
  expect(network.sent(addStaff)).toEqual([{ email: 'New@staff.ru', role: 'manager' }]);
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

it('says of each how they stand: oneself, shut out, not come yet, and when somebody was last there', async () => {
  const { network, user } = await open();
  network.on(listStaff, {
    list: [
      member('owner@staff.ru', 'owner'),
      member('shut@staff.ru', 'manager', { is_disabled: true, is_ready: false }),
      member('here@staff.ru', 'support', { last_used_at: '2026-03-02T10:00:00.000Z' }),
    ],
  });
  network.on(changeStaff, ({ staff_id }) => ({ staff_id }));
  await user.click(screen.getByRole('button', { name: 'oleg@staff.ru' }));
  await user.click(await screen.findByRole('button', { name: 'Сохранить' }));
  const row = async (email: string) => (await screen.findByText(email, { selector: 'li *' })).closest('li');
  expect(await row('shut@staff.ru')).toHaveTextContent('Менеджер · ещё не входилБез доступа');
  expect(await row('here@staff.ru')).toHaveTextContent(/Поддержка · был .*2 марта/);
  expect(await row('here@staff.ru')).not.toHaveTextContent(/Ещё не входил|Без доступа|Вы$/);
  expect(screen.getByText('Вы')).toBeVisible();
  // Whoever is shut out stays so where nothing is changed.
  await user.click(screen.getByRole('button', { name: 'shut@staff.ru' }));
  expect(await screen.findByRole('radio', { name: 'Закрыт' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() =>
    expect(network.sent(changeStaff).at(-1)).toEqual({
      staff_id: 'id-shut@staff.ru',
      role: 'manager',
      is_disabled: true,
    }),
  );
});

it.each([
  ['validation_failed', 'Напишите почту целиком, например anna@mail.ru', false],
  ['internal', 'Не добавлен', true],
] as const)(
  'somebody who was not added (%s) is said to be so, and can be tried again',
  async (code, sentence, banner) => {
    const { network, user } = await open();
    network.on(addStaff, refuse(code));
    await user.click(screen.getByRole('button', { name: 'Добавить сотрудника' }));
    await user.type(await screen.findByLabelText('Почта'), 'new@staff.ru');
    await user.click(screen.getByRole('button', { name: 'Добавить' }));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByLabelText('Почта')).toHaveValue('new@staff.ru');
    expect(screen.queryByText('Не добавлен') !== null).toBe(banner);
    network.on(addStaff, { staff_id: 'x', link: 'http://x/#token=t' });
    await user.click(screen.getByRole('button', { name: 'Добавить' }));
    expect(await screen.findByText('http://x/#token=t')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Готово' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);

it('an address that is none is not sent, and one member is made however often one presses', async () => {
  const { network, user } = await open();
  let answer = () => {};
  network.on(addStaff, async () => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return { staff_id: 'x', link: 'http://x/#token=t' };
  });
  await user.click(screen.getByRole('button', { name: 'Добавить сотрудника' }));
  const email = await screen.findByLabelText('Почта');
  await user.type(email, 'new@{Enter}');
  expect(await screen.findByText('Напишите почту целиком, например anna@mail.ru')).toBeVisible();
  expect(network.sent(addStaff)).toEqual([]);
  await user.type(email, 'staff.ru{Enter}');
  await waitFor(() => expect(network.sent(addStaff)).toHaveLength(1));
  fireEvent.submit(email.closest('form') as HTMLElement);
  answer();
  expect(await screen.findByText('http://x/#token=t')).toBeVisible();
  expect(network.sent(addStaff)).toEqual([{ email: 'new@staff.ru', role: 'support' }]);
});

it('turns the pages of the log', async () => {
  const { network, user } = await open();
  const all = Array.from({ length: 25 }, (_, index) =>
    line('signed_in', { line_id: `l${index}`, who: `n${index + 1}` }),
  );
  network.on(readStaffLog, ({ page = 1, per_page = 20 }) => ({
    list: all.slice((page - 1) * per_page, page * per_page),
    total_count: 25,
  }));
  network.on(changeStaff, ({ staff_id }) => ({ staff_id }));
  await user.click(screen.getByRole('button', { name: 'oleg@staff.ru' }));
  await user.click(await screen.findByRole('button', { name: 'Сохранить' }));
  await screen.findByText(/ n20 /);
  await user.click(screen.getByRole('button', { name: 'Следующая страница' }));
  expect(await screen.findByText(/ n25 /)).toBeVisible();
  expect(screen.queryByText(/ n20 /)).toBeNull();
});

it('a change, or a new link, that failed is said, and the dialog stays', async () => {
  const { network, user } = await open();
  network.on(changeStaff, refuse('internal'));
  network.on(renewStaffLink, refuse('internal'));
  await user.click(screen.getByRole('button', { name: 'oleg@staff.ru' }));
  await user.click(await screen.findByRole('radio', { name: /^Менеджер/ }));
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Не сохранилось')).toBeVisible();
  expect(screen.getByRole('radio', { name: /^Менеджер/ })).toBeChecked();
  network.on(changeStaff, ({ staff_id }) => ({ staff_id }));
  await user.click(screen.getByRole('button', { name: 'Новая ссылка' }));
  await waitFor(() => expect(network.sent(renewStaffLink)).toHaveLength(1));
  expect(await screen.findByText('Не сохранилось')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Сохранено. Сотруднику придётся войти снова')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(network.sent(changeStaff).at(-1)).toEqual({
    staff_id: 'id-oleg@staff.ru',
    role: 'manager',
    is_disabled: false,
  });
});

it('the log names who it was as far as that is known, and what has no words as it is', async () => {
  const { network, user } = await open();
  network.on(changeStaff, ({ staff_id }) => ({ staff_id }));
  const shop = { merchant_id: 'm-2', merchant_name: 'glina', title: 'Глина' };
  network.on(readStaffLog, {
    list: [
      line('signed_out', { line_id: '1', who: '' }),
      line('sign_in_failed', { line_id: '2', actor: 'nobody', who: '', address: '' }),
      line('dead_jobs_run', { line_id: '3', actor: 'system', who: 'x', subject: 'mail', times: 2 }),
      line('refused', { line_id: '4', actor: 'merchant', subject: 'newCall', detail: 'unauthorized', shop }),
      line('staff_role', { line_id: '5', subject: 'oleg@staff.ru', detail: 'manager' }),
      line('something_new', { line_id: '6', detail: 'strange' }),
      line('mum_status', { line_id: '7', detail: 'approved', shop }),
    ],
    total_count: 7,
  });
  await user.click(screen.getByRole('button', { name: 'oleg@staff.ru' }));
  await user.click(await screen.findByRole('button', { name: 'Сохранить' }));
  const row = async (text: string) => (await screen.findByText(text)).closest('li');
  expect(await row('Выход')).toHaveTextContent('Сотрудник · 203.0.113.7');
  expect(await row('Не вошли: почта или пароль не подошли')).toHaveTextContent(/Неизвестно кто$/);
  expect(await row('Повторены задания · mail')).toHaveTextContent(
    'Команда на сервере · 203.0.113.7 · 2 раза за минуту',
  );
  expect(await row('Отказ · newCall · сеанса нет или он закончился')).toHaveTextContent('Продавец Глина');
  expect(await row('Другая роль · oleg@staff.ru · Менеджер')).toHaveTextContent('owner@staff.ru');
  expect(await row('something_new · strange')).not.toHaveTextContent('за минуту');
  expect(await row('Решение о mum · Глина · одобрен')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Повторил/ })).toBeNull();
});
