import { screen } from '@testing-library/react';
import { askPlatform, readSession } from 'shared-contracts';
import { type Network, openScreen, refuse } from 'shared-runtime/testing';
import { shell, startPage } from '../testing/shell.ts';

const at = '/merchant/help';
let network: Network;

beforeEach(() => {
  localStorage.clear();
  network = startPage();
  network.on(readSession, { merchant_id: 'm', merchant_name: 'verbena', email: 'anna@verbena.ru' });
});

it('answers what is asked most, each with the way to the screen that does it', async () => {
  const { user } = openScreen(shell, at);
  const question = await screen.findByText('Нажали не туда. Как вернуть?');
  await user.click(question);
  expect(screen.getByRole('link', { name: 'Удалённое' })).toHaveAttribute('href', '/merchant/products/bin');
});

it('says where the hours of a shop are set', async () => {
  const { user } = openScreen(shell, at);
  await user.click(await screen.findByText('Где указать часы работы?'));
  const link = screen.getByRole('link', { name: 'Часы работы' });
  expect(link).toHaveAttribute('href', '/merchant/settings/shop#field-hoursKind');
});

it('sends a question, and says where the answer comes to', async () => {
  network.on(askPlatform, { message: 'ok' });
  const { user, view } = openScreen(shell, at);
  await user.type(await screen.findByLabelText('Вопрос'), 'Как задать цену за город? ');
  await user.click(screen.getByRole('button', { name: 'Отправить' }));
  expect(await screen.findByText('Ответ придёт на anna@verbena.ru.')).toBeVisible();
  expect(network.sent(askPlatform)).toEqual([{ subject: '', text: 'Как задать цену за город?' }]);
  await user.click(screen.getByRole('button', { name: 'Написать ещё' }));
  expect(screen.getByLabelText('Вопрос')).toHaveValue('');
  view.unmount();
  openScreen(shell, at);
  expect(await screen.findByLabelText('Вопрос')).toHaveValue('');
});

it('sends nothing without words, and says so at the field', async () => {
  const { user } = openScreen(shell, at);
  await user.click(await screen.findByRole('button', { name: 'Отправить' }));
  expect(screen.getByLabelText('Вопрос')).toHaveAccessibleDescription(/Напишите, что случилось/);
  expect(screen.getByLabelText('Вопрос')).toHaveFocus();
  expect(network.calls()).not.toContain('askPlatform');
});

it('keeps what was typed where the day has had enough, and when the page is opened anew', async () => {
  network.on(askPlatform, refuse('rate_limited', { retryAfter: 3600 }));
  const opened = openScreen(shell, at);
  await opened.user.type(await screen.findByLabelText(/^Тема/), 'Доставка');
  await opened.user.type(screen.getByLabelText('Вопрос'), 'Как быть?');
  await opened.user.click(screen.getByRole('button', { name: 'Отправить' }));
  expect(await screen.findByText(/Сегодня вы уже написали пять раз/)).toBeVisible();
  opened.view.unmount();
  openScreen(shell, at);
  expect(await screen.findByLabelText('Вопрос')).toHaveValue('Как быть?');
  expect(screen.getByLabelText(/^Тема/)).toHaveValue('Доставка');
});
