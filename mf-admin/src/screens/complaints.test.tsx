import { screen, waitFor, within } from '@testing-library/react';
import { listComplaints, type StaffRole, settleComplaint } from 'shared-contracts';
import { createNetwork, openScreen, refuse } from 'shared-runtime/testing';
import manifest from '../../remote.json' with { type: 'json' };
import { screens } from '../index.ts';

const wire = (name: string) => ({
  complaint_id: `c-${name}`,
  merchant_id: `m-${name}`,
  merchant_name: name,
  title: '',
  reason: 'fraud' as const,
  text: 'Заказ не пришёл\nи денег нет',
  contact: '',
  created_at: '2026-03-02T10:00:00.000Z',
  closed_at: null,
});

async function open(role: StaffRole = 'manager') {
  const network = createNetwork();
  network.on(listComplaints, { list: [wire('glina'), wire('verbena')], total_count: 2 });
  network.on(settleComplaint, ({ complaint_id }) => ({ complaint_id }));
  const staff = { staffId: 's1', email: 'oleg@staff.ru', role };
  const opened = openScreen({ manifest, screens }, '/admin/complaints', staff);
  const card = within(await screen.findByRole('region', { name: 'На магазин glina' }));
  return { network, card, ...opened };
}

it('a double click closes one complaint, which stays in its place with the way back, and keeps the focus', async () => {
  const { network, card, user } = await open();
  const button = card.getByRole('button', { name: 'Закрыть' });
  await user.dblClick(button);
  expect(await card.findByText('Закрыта')).toBeVisible();
  expect(await screen.findByText('Жалоба закрыта')).toBeVisible();
  await user.click(button);
  expect(button).toHaveFocus();
  expect(button).toHaveTextContent('Вернуть');
  expect(network.sent(settleComplaint)).toEqual([{ complaint_id: 'c-glina', is_closed: true }]);
  const other = within(screen.getByRole('region', { name: 'На магазин verbena' }));
  expect(other.getByRole('button', { name: 'Закрыть' })).toBeVisible();
});

it('takes a closed complaint back from what says that it is closed', async () => {
  const { network, card, user } = await open();
  await user.click(card.getByRole('button', { name: 'Закрыть' }));
  await screen.findByText('Жалоба закрыта');
  const inCard = card.getByRole('button', { name: 'Вернуть' });
  const inToast = screen.getAllByRole('button', { name: 'Вернуть' }).filter((button) => button !== inCard);
  expect(inToast).toHaveLength(1);
  await user.click(inToast[0] as HTMLElement);
  await waitFor(() => expect(card.queryByText('Закрыта')).not.toBeInTheDocument());
  expect(network.sent(settleComplaint).at(-1)).toEqual({ complaint_id: 'c-glina', is_closed: false });
});

it('says when it was not saved, and shows a complaint in its own lines', async () => {
  const { network, card, user } = await open();
  expect(card.getByText(/Заказ не пришёл\s+и денег нет/)).toHaveAttribute('data-preserve');
  expect(card.getByText('Обман')).toBeVisible();
  network.on(settleComplaint, refuse('internal'));
  await user.click(card.getByRole('button', { name: 'Закрыть' }));
  expect(await screen.findByText('Не сохранилось')).toBeVisible();
  expect(card.queryByText('Закрыта')).not.toBeInTheDocument();
});

it('lets support read, and close nothing', async () => {
  const { card } = await open('support');
  expect(card.queryByRole('button', { name: 'Закрыть' })).not.toBeInTheDocument();
});

it('shows closed ones where one asks for them, and opens one again', async () => {
  const { network, user, router } = await open();
  network.on(listComplaints, ({ state }) =>
    state === 'closed'
      ? { list: [{ ...wire('kvas'), contact: 'anna@mail.ru', closed_at: '2026-03-03T10:00:00.000Z' }], total_count: 1 }
      : { list: [], total_count: 0 },
  );
  await user.click(screen.getByRole('button', { name: 'Закрытые' }));
  const card = within(await screen.findByRole('region', { name: 'На магазин kvas' }));
  expect(router.state.location.search).toContain('closed');
  expect(card.getByText('Закрыта')).toBeVisible();
  expect(card.getByText(/Ответить: anna@mail\.ru/)).toBeVisible();
  const letter = new URL(card.getByRole('link', { name: 'Ответить письмом' }).getAttribute('href') ?? '');
  expect([letter.protocol, decodeURIComponent(letter.pathname)]).toEqual(['mailto:', 'anna@mail.ru']);
  expect(letter.searchParams.get('subject')).toBe('Ваша жалоба на магазин «kvas»');
  await user.click(card.getByRole('button', { name: 'Открыть снова' }));
  expect(await screen.findByText('Жалоба снова открыта')).toBeVisible();
  expect(card.queryByText('Закрыта')).not.toBeInTheDocument();
  expect(network.sent(settleComplaint)).toEqual([{ complaint_id: 'c-kvas', is_closed: false }]);
  // What was opened again is no thing to take back at once.
  expect(screen.queryByRole('button', { name: 'Вернуть' })).toBeNull();
  expect(network.sent(listComplaints)[0]).toEqual({ page: 1, per_page: 20, state: 'open' });
});

it('shows those of one shop where the address names it', async () => {
  const network = createNetwork();
  network.on(listComplaints, { list: [{ ...wire('glina'), title: 'Глина' }], total_count: 1 });
  openScreen({ manifest, screens }, '/admin/complaints?merchant=m-glina', null);
  const card = within(await screen.findByRole('region', { name: 'На магазин Глина' }));
  expect(card.queryByText(/Ответить/)).toBeNull();
  expect(card.getByRole('link', { name: 'Карточка продавца' })).toHaveAttribute('href', '/admin/merchants/m-glina');
  // Nobody of staff is known yet: there is nothing to press.
  expect(card.queryByRole('button')).toBeNull();
  expect(network.sent(listComplaints)).toEqual([{ page: 1, per_page: 20, state: 'open', merchant_id: 'm-glina' }]);
  expect(screen.getByText('Здесь жалобы на один магазин')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Все жалобы' })).toHaveAttribute('href', '/admin/complaints');
});

it('does not say of one shop without complaints that there are none at all', async () => {
  const network = createNetwork();
  network.on(listComplaints, { list: [], total_count: 0 });
  openScreen({ manifest, screens }, '/admin/complaints?merchant=m-glina', null);
  expect(await screen.findByText('На этот магазин жалоб нет')).toBeVisible();
});

async function openMany() {
  const network = createNetwork();
  let left = Array.from({ length: 25 }, (_, index) => wire(`shop${index + 1}`));
  network.on(listComplaints, ({ page = 1, per_page = 20 }) => ({
    list: left.slice((page - 1) * per_page, page * per_page),
    total_count: left.length,
  }));
  network.on(settleComplaint, ({ complaint_id, is_closed }) => {
    const others = left.filter((one) => one.complaint_id !== complaint_id);
    left = is_closed ? others : [wire(complaint_id.slice(2)), ...others];
    return { complaint_id };
  });
  const staff = { staffId: 's1', email: 'oleg@staff.ru', role: 'manager' as const };
  const { user } = openScreen({ manifest, screens }, '/admin/complaints', staff);
  const first = within(await screen.findByRole('region', { name: 'На магазин shop1' }));
  return { user, first };
}

it('goes on to those that come next, and past none, where some of a page were closed', async () => {
  const { user, first } = await openMany();
  await user.click(first.getByRole('button', { name: 'Закрыть' }));
  expect(await first.findByText('Закрыта')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Следующая страница' }));
  expect(await screen.findByRole('region', { name: 'На магазин shop21' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'На магазин shop1' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Следующая страница' }));
  expect(await screen.findByRole('region', { name: 'На магазин shop22' })).toBeVisible();
});

it('goes on to the next page where what was closed of this one was taken back', async () => {
  const { user, first } = await openMany();
  await user.click(first.getByRole('button', { name: 'Закрыть' }));
  expect(await first.findByText('Закрыта')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Вернуть' }).at(-1) as HTMLElement);
  await waitFor(() => expect(first.queryByText('Закрыта')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Следующая страница' }));
  expect(await screen.findByRole('region', { name: 'На магазин shop25' })).toBeVisible();
});
