import { act, screen, waitFor } from '@testing-library/react';
import { setOrderNote } from 'shared-contracts';
import { baseApi } from 'shared-runtime';
import { refuse } from 'shared-runtime/testing';
import { orderId, orderIs } from '../testing/order-page.ts';

beforeEach(() => localStorage.clear());

it('keeps a note that could not be saved, also over a reload, and saves it on the next try', async () => {
  const { network, user, view } = orderIs();
  const note = await screen.findByRole('textbox', { name: /Заметка/ });
  network.on(setOrderNote, refuse('internal'));
  await user.type(note, 'Пионы утром');
  await user.click(screen.getByRole('button', { name: 'Сохранить заметку' }));
  expect(await screen.findByText('Заметка не сохранилась')).toBeVisible();
  expect(note).toHaveValue('Пионы утром');
  view.unmount();

  const again = orderIs();
  expect(await screen.findByRole('textbox', { name: /Заметка/ })).toHaveValue('Пионы утром');
  await again.user.click(screen.getByRole('button', { name: 'Сохранить заметку' }));
  expect(await screen.findByText('Заметка сохранена')).toBeVisible();
  expect(again.network.sent(setOrderNote)).toEqual([{ order_id: orderId, note: 'Пионы утром', expected_note: '' }]);
});

it('saves a note again and again, each time from what was saved before', async () => {
  const { network, user } = orderIs();
  const field = await screen.findByRole('textbox', { name: /Заметка/ });
  for (const words of ['Пионы', ' утром']) {
    await user.type(field, words);
    await user.click(await screen.findByRole('button', { name: 'Сохранить заметку' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Сохранить заметку' })).not.toBeInTheDocument());
  }
  expect(network.sent(setOrderNote)).toEqual([
    { order_id: orderId, note: 'Пионы', expected_note: '' },
    { order_id: orderId, note: 'Пионы утром', expected_note: 'Пионы' },
  ]);
});

it('goes on from what was saved, also where somebody types on while it is being saved', async () => {
  const { network, user, change } = orderIs();
  const field = await screen.findByRole('textbox', { name: /Заметка/ });
  network.on(setOrderNote, async ({ note }) => {
    if (note === 'Пионы') await act(() => user.type(field, ' утром'));
    return change({ note });
  });
  await user.type(field, 'Пионы');
  await user.click(screen.getByRole('button', { name: 'Сохранить заметку' }));
  expect(await screen.findByText('Заметка сохранена')).toBeVisible();
  expect(field).toHaveValue('Пионы утром');
  await user.click(await screen.findByRole('button', { name: 'Сохранить заметку' }));
  await waitFor(() => expect(network.sent(setOrderNote)).toHaveLength(2));
  expect(network.sent(setOrderNote)[1]).toMatchObject({ note: 'Пионы утром', expected_note: 'Пионы' });
});

describe('a note that another device changes meanwhile', () => {
  const banner = () => screen.getByText(/изменили в другой вкладке или на другом устройстве/).closest('form');

  async function written() {
    const opened = orderIs({ note: 'Было' });
    const field = await screen.findByRole('textbox', { name: /Заметка/ });
    await opened.user.type(field, ' и моё');
    opened.change({ note: 'С телефона' });
    act(() => void opened.store.dispatch(baseApi.util.invalidateTags(['Order'])));
    await screen.findByText(/изменили в другой вкладке или на другом устройстве/);
    return { ...opened, field };
  }

  it('is shown beside what is written here, which stays', async () => {
    const { field } = await written();
    expect(field).toHaveValue('Было и моё');
    expect(banner()).toHaveTextContent('С телефона');
    expect(screen.queryByRole('button', { name: 'Сохранить заметку' })).not.toBeInTheDocument();
  });

  it.each([
    ['Добавить к моей', 'Было и моё\nС телефона'],
    ['Оставить мою', 'Было и моё'],
  ])('"%s" goes on from it', async (button, text) => {
    const { network, user, field } = await written();
    await user.click(screen.getByRole('button', { name: button }));
    expect(field).toHaveValue(text);
    await user.click(screen.getByRole('button', { name: 'Сохранить заметку' }));
    expect(await screen.findByText('Заметка сохранена')).toBeVisible();
    expect(network.sent(setOrderNote)).toEqual([{ order_id: orderId, note: text, expected_note: 'С телефона' }]);
  });

  it('is taken on demand', async () => {
    const { user, field } = await written();
    await user.click(screen.getByRole('button', { name: 'Взять ту' }));
    expect(field).toHaveValue('С телефона');
    expect(screen.queryByText(/изменили в другой вкладке или на другом устройстве/)).not.toBeInTheDocument();
  });

  it('is noticed by the server where this page had not heard of it, and nothing is lost', async () => {
    const { network, change, user } = orderIs({ note: 'Было' });
    const field = await screen.findByRole('textbox', { name: /Заметка/ });
    await user.type(field, ' и моё');
    network.on(setOrderNote, () => {
      change({ note: 'С телефона' });
      return refuse('conflict');
    });
    await user.click(screen.getByRole('button', { name: 'Сохранить заметку' }));
    expect(await screen.findByText(/изменили в другой вкладке или на другом устройстве/)).toBeVisible();
    expect(field).toHaveValue('Было и моё');
    expect(banner()).toHaveTextContent('С телефона');
    expect(screen.queryByText('Заметка не сохранилась')).not.toBeInTheDocument();
  });
});
