import { screen, waitFor, within } from '@testing-library/react';
import { listMerchants, type MymStatus, type StaffRole } from 'shared-contracts';
import { createNetwork, openScreen, refuse } from 'shared-runtime/testing';
import manifest from '../../remote.json' with { type: 'json' };
import { screens } from '../index.ts';

const wireMerchant = (name: string, status: MymStatus, active = true) => ({
  merchant_id: `id-${name}`,
  merchant_name: name,
  title: name === 'nameless' ? '' : `Магазин ${name}`,
  email: `${name}@mail.ru`,
  mum_status: status,
  is_active: active,
  visibility: 'published' as const,
  last_order_at: '2026-05-03T10:00:00.000Z',
  created_at: '2026-03-02T10:00:00.000Z',
});

const all = [
  wireMerchant('verbena', 'approved'),
  wireMerchant('glina', 'submitted', false),
  wireMerchant('nameless', 'notFound'),
];

function openList(merchants = all, role: StaffRole = 'manager', query = '') {
  const network = createNetwork();
  network.on(listMerchants, ({ merchant_name: name = '' }) => {
    const list = merchants.filter((merchant) => merchant.merchant_name.includes(name));
    return { list, total_count: list.length };
  });
  const staff = { staffId: 's1', email: 'anna@staff.ru', role };
  return { network, ...openScreen({ manifest, screens }, `/admin${query}`, staff) };
}

it('lists merchants for staff: who, subscription, mum status', async () => {
  const { network } = openList();
  const verbena = (await screen.findByText('Магазин verbena')).closest('li');
  expect(verbena).toHaveTextContent(
    'verbena · verbena@mail.ru · Подписка идёт · Опубликован · с 2 марта · заказ 3 мая',
  );
  expect(verbena).toHaveTextContent('Одобрен');
  const glina = screen.getByText('Магазин glina').closest('li');
  expect(glina).toHaveTextContent('Подписка остановлена');
  // A badge of its own, in the word of the filter.
  expect(within(glina as HTMLElement).getByText('Остановлена')).toBeVisible();
  expect(glina).toHaveTextContent('Ждёт решения');
  expect(screen.getByText('nameless').closest('li')).toHaveTextContent('Заявки нет');
  expect(network.sent(listMerchants)).toEqual([{ page: 1, per_page: 20, order_by: 'created_at', order_dir: 'desc' }]);
});

it('searches by the name of the shop, and orders the list', async () => {
  const { network, user } = openList();
  await user.type(await screen.findByRole('searchbox', { name: 'Найти продавца' }), 'gli');
  await waitFor(() => expect(screen.queryByText('Магазин verbena')).not.toBeInTheDocument());
  expect(screen.getByText('Магазин glina')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Как упорядочить' }), 'По адресу');
  await waitFor(() =>
    expect(network.sent(listMerchants).at(-1)).toEqual({
      page: 1,
      per_page: 20,
      order_by: 'merchant_name',
      order_dir: 'asc',
      merchant_name: 'gli',
    }),
  );
});

it('says when nobody fits, and shows all again', async () => {
  const { user, router } = openList();
  await user.type(await screen.findByRole('searchbox', { name: 'Найти продавца' }), 'zzz');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Подписка' }), 'Остановлена');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Витрина' }), 'Опубликована');
  await user.click(await screen.findByRole('button', { name: 'Показать всех' }));
  expect(await screen.findByText('Магазин verbena')).toBeVisible();
  expect(router.state.location.search).toBe('');
  expect(screen.getByRole('combobox', { name: 'Подписка' })).toHaveValue('');
  expect(screen.getByRole('searchbox', { name: 'Найти продавца' })).toHaveValue('');
});

it('says what happened when the list fails, and loads it on a retry', async () => {
  const { network, user } = openList();
  network.on(listMerchants, refuse('internal'));
  expect(await screen.findByText('Продавцы не загрузились')).toBeVisible();
  network.on(listMerchants, { list: all, total_count: 3 });
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Магазин verbena')).toBeVisible();
});

it('narrows the list by subscription, mum and visibility, in the address, and leads to the card', async () => {
  const { network, user, router } = openList();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Подписка' }), 'Остановлена');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Заявка на mum' }), 'Ждёт решения');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Витрина' }), 'Опубликована');
  await waitFor(() =>
    expect(network.sent(listMerchants).at(-1)).toMatchObject({
      subscription: 'stopped',
      mum_status: 'submitted',
      visibility: 'published',
    }),
  );
  expect(router.state.location.search).toBe('?subscription=stopped&mum=submitted&visibility=published');
  expect(await screen.findByRole('link', { name: 'Магазин glina' })).toHaveAttribute(
    'href',
    '/admin/merchants/id-glina',
  );
});

it('begins again with the first page where another filter is chosen', async () => {
  const many = Array.from({ length: 45 }, (_, index) => wireMerchant(`shop${index + 1}`, 'submitted'));
  const { network, user, router } = openList(many, 'manager', '?page=2&order=last_order');
  await waitFor(() =>
    expect(network.sent(listMerchants)).toEqual([{ page: 2, per_page: 20, order_by: 'last_order', order_dir: 'desc' }]),
  );
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Витрина' }), 'Скрыта');
  await waitFor(() => expect(network.sent(listMerchants).at(-1)).toMatchObject({ page: 1, visibility: 'unpublished' }));
  expect(router.state.location.search).toBe('?order=last_order&visibility=unpublished');
});

it('says of a hidden shop that it is hidden, and that nothing was ordered there', async () => {
  openList([{ ...wireMerchant('glina', 'notFound'), visibility: 'unpublished', last_order_at: null } as never]);
  expect((await screen.findByText('Магазин glina')).closest('li')).toHaveTextContent(
    '· Скрыт · с 2 марта · заказов нет',
  );
});

it('shows a chosen filter as chosen within the press itself', async () => {
  const { router } = openList();
  const mum = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Заявка на mum' });
  // No `act`, which waits for the transition in which the address follows.
  const acting = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  acting.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    mum.value = 'submitted';
    mum.dispatchEvent(new Event('change', { bubbles: true }));
    expect(mum).toHaveValue('submitted');
    // The address has not followed yet, and keeps both.
    const visibility = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Витрина' });
    visibility.value = 'published';
    visibility.dispatchEvent(new Event('change', { bubbles: true }));
  } finally {
    acting.IS_REACT_ACT_ENVIRONMENT = true;
  }
  await waitFor(() => expect(router.state.location.search).toBe('?mum=submitted&visibility=published'));
  expect(mum).toHaveValue('submitted');
});
