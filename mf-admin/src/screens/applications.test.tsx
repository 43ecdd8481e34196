import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { listMerchants, type MymStatus, type StaffRole, setMumStatus } from 'shared-contracts';
import { createNetwork, openScreen, refuse } from 'shared-runtime/testing';
import manifest from '../../remote.json' with { type: 'json' };
import { screens } from '../index.ts';

const wireMerchant = (name: string, status: MymStatus, active = true) => ({
  merchant_id: `id-${name}`,
  merchant_name: name,
  title: `Магазин ${name}`,
  email: `${name}@mail.ru`,
  mum_status: status,
  is_active: active,
  created_at: '2026-03-02T10:00:00.000Z',
});

function openQueue(role: StaffRole = 'manager') {
  const network = createNetwork();
  network.on(listMerchants, { list: [wireMerchant('glina', 'submitted', false)], total_count: 1 });
  const staff = { staffId: 's1', email: 'anna@staff.ru', role };
  return { network, ...openScreen({ manifest, screens }, '/admin/applications', staff) };
}

it('shows those that wait, the longest first', async () => {
  const { network } = openQueue();
  expect(await screen.findByText('Магазин glina')).toBeVisible();
  expect(network.sent(listMerchants)).toEqual([
    { page: 1, per_page: 20, order_by: 'created_at', order_dir: 'asc', mum_status: 'submitted' },
  ]);
});

it('lets support see, and decide nothing', async () => {
  openQueue('support');
  expect(await screen.findByRole('link', { name: 'Магазин glina' })).toHaveAttribute(
    'href',
    '/admin/merchants/id-glina',
  );
  expect(screen.queryByRole('button', { name: 'Магазин glina' })).not.toBeInTheDocument();
});

describe('a decision on an application for mum', () => {
  const decide = async (user: ReturnType<typeof openQueue>['user'], status: string) => {
    await user.click(await screen.findByRole('button', { name: 'Магазин glina' }));
    const dialog = await screen.findByRole('dialog', { name: 'Магазин glina' });
    await user.click(within(dialog).getByRole('radio', { name: new RegExp(`^${status}`) }));
    return within(dialog);
  };

  it('[4.2.1] refuses with a reason, which it asks for, and shows the new state', async () => {
    const { network, user } = openQueue();
    network.on(setMumStatus, ({ merchant_id }) => {
      const refused = { ...wireMerchant('glina', 'rejected', false), mum_reason: 'Нет фотографий работ' };
      network.on(listMerchants, { list: [refused], total_count: 1 });
      return { merchant_id };
    });
    const { getByRole, findByText } = await decide(user, 'Отклонён');
    await user.click(getByRole('button', { name: 'Сохранить' }));
    expect(await findByText(/^Напишите причину/)).toBeVisible();
    expect(getByRole('textbox', { name: 'Причина отказа' })).toHaveFocus();
    expect(network.sent(setMumStatus)).toEqual([]);
    await user.type(getByRole('textbox', { name: 'Причина отказа' }), ' Нет фотографий работ ');
    await user.click(getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByText('Магазин glina: отклонён')).toBeVisible();
    expect(network.sent(setMumStatus)).toEqual([
      { merchant_id: 'id-glina', mum_status: 'rejected', reason: 'Нет фотографий работ' },
    ]);
    await waitFor(() => expect(screen.getByText('Магазин glina').closest('li')).toHaveTextContent('Отклонён'));
    await user.click(await screen.findByRole('button', { name: 'Магазин glina' }));
    expect(await screen.findByRole('textbox', { name: 'Причина отказа' })).toHaveValue('Нет фотографий работ');
  });

  it('takes blanks for no reason, asks for one, and refuses nothing', async () => {
    const { network, user } = openQueue();
    network.on(setMumStatus, ({ merchant_id }) => ({ merchant_id }));
    const { getByRole, findByText } = await decide(user, 'Отклонён');
    await user.type(getByRole('textbox', { name: 'Причина отказа' }), '   ');
    await user.click(getByRole('button', { name: 'Сохранить' }));
    expect(await findByText(/^Напишите причину/)).toBeVisible();
    expect(network.sent(setMumStatus)).toEqual([]);
  });

  it('keeps the reason when the server fails, says so, and sends it again', async () => {
    const { network, user } = openQueue();
    network.on(setMumStatus, refuse('internal'));
    const { getByRole, findByText } = await decide(user, 'Отклонён');
    await user.type(getByRole('textbox', { name: 'Причина отказа' }), 'Фотографии чужие');
    await user.click(getByRole('button', { name: 'Сохранить' }));
    expect(await findByText('Не сохранилось')).toBeVisible();
    network.on(setMumStatus, ({ merchant_id }) => ({ merchant_id }));
    await user.click(getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(network.sent(setMumStatus)).toHaveLength(2);
  });

  it('is sent once, however often one presses while it is on its way', async () => {
    const { network, user } = openQueue();
    let answer = () => {};
    network.on(setMumStatus, async ({ merchant_id }) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return { merchant_id };
    });
    const { getByRole } = await decide(user, 'Одобрен');
    await user.click(getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(network.sent(setMumStatus)).toHaveLength(1));
    getByRole('radio', { name: /^Одобрен/ }).focus();
    await user.keyboard('{Enter}');
    fireEvent.submit(getByRole('radio', { name: /^Одобрен/ }).closest('form') as HTMLElement);
    answer();
    expect(await screen.findByText('Магазин glina: одобрен')).toBeVisible();
    expect(network.sent(setMumStatus)).toHaveLength(1);
  });

  it('approves without asking for anything', async () => {
    const { network, user } = openQueue();
    network.on(setMumStatus, ({ merchant_id }) => ({ merchant_id }));
    const { getByRole, getByText } = await decide(user, 'Одобрен');
    const shop = getByRole('link', { name: 'Посмотреть витрину' });
    expect(shop).toHaveAttribute('href', `${window.location.origin}/b2b/shop/glina`);
    // The reason that is typed stays in this tab.
    expect(shop).toHaveAttribute('target', '_blank');
    expect(getByText('Продавец видит, что заявка одобрена')).toBeVisible();
    await user.click(getByRole('button', { name: 'Сохранить' }));
    await waitFor(() =>
      expect(network.sent(setMumStatus)).toEqual([{ merchant_id: 'id-glina', mum_status: 'approved' }]),
    );
  });
});
