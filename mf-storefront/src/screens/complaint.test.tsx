import { screen, waitFor } from '@testing-library/react';
import { reportShop } from 'shared-contracts';
import { refuse } from 'shared-runtime/testing';
import { networkOfShop, openShop } from '../testing/shop.ts';

beforeEach(() => localStorage.clear());

it('asks what happened, keeps what was typed when it is refused, and says when it was sent', async () => {
  const network = networkOfShop();
  network.on(reportShop, refuse('rate_limited'));
  const { user } = openShop('/complaint');
  await user.click(await screen.findByRole('button', { name: 'Отправить' }));
  expect(await screen.findByText(/Напишите, что случилось/)).toBeVisible();
  expect(network.sent(reportShop)).toEqual([]);
  // Nothing is chosen for somebody who only wants to send it.
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  expect(screen.getByText('Выберите, что случилось.')).toBeVisible();
  expect(screen.getAllByRole('radio')[0]).toHaveFocus();
  await user.click(screen.getByRole('radio', { name: /Чужие фотографии/ }));
  await user.type(screen.getByLabelText('Расскажите подробнее'), ' Мои фотографии ');
  await user.click(screen.getByRole('button', { name: 'Отправить' }));
  expect(await screen.findByText('Не отправилось')).toBeVisible();
  await waitFor(() => expect(document.activeElement).toContainElement(screen.getByText('Не отправилось')));
  expect(document.activeElement).not.toBe(document.body);
  await user.type(screen.getByLabelText(/^Как вам ответить/), ' anna@example.ru ');
  await user.click(screen.getByRole('button', { name: 'Отправить' }));
  // Refused once more in the same words: that is said anew.
  await waitFor(() => expect(document.activeElement).toContainElement(screen.getByText('Не отправилось')));
  network.on(reportShop, { message: '' });
  await user.click(screen.getByRole('button', { name: 'Отправить' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Жалоба отправлена' })).toBeVisible();
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement).toContainElement(screen.getByRole('heading', { level: 1 }));
  expect(network.sent(reportShop).at(-1)).toEqual({
    reason: 'rights',
    text: 'Мои фотографии',
    contact: 'anna@example.ru',
  });
});

it('is led to from the footer of every page of a shop', async () => {
  networkOfShop();
  openShop('/nope');
  expect(await screen.findByRole('link', { name: 'Пожаловаться' })).toHaveAttribute('href', '/shop/verbena/complaint');
});
