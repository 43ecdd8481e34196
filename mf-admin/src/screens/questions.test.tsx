import { screen, waitFor, within } from '@testing-library/react';
import { listQuestions, settleQuestion } from 'shared-contracts';
import { createNetwork, openScreen, refuse } from 'shared-runtime/testing';
import manifest from '../../remote.json' with { type: 'json' };
import { screens } from '../index.ts';

const question = {
  question_id: 'q-1',
  merchant_id: 'm-1',
  merchant_name: 'verbena',
  title: 'Вербена',
  email: 'anna@verbena.ru',
  subject: 'Доставка & оплата',
  text: 'Как задать цену\nза город?',
  created_at: '2026-03-02T10:00:00.000Z',
  closed_at: null,
};

async function open(changes: Partial<typeof question> = {}) {
  const network = createNetwork();
  network.on(listQuestions, { list: [{ ...question, ...changes }], total_count: 1 });
  network.on(settleQuestion, ({ question_id }) => ({ question_id }));
  const staff = { staffId: 's1', email: 'oleg@staff.ru', role: 'support' } as const;
  const opened = openScreen({ manifest, screens }, '/admin/questions', staff);
  const card = within(await screen.findByRole('region', { name: 'Магазин Вербена' }));
  return { network, card, ...opened };
}

it('shows a question in its own lines, and answers it by mail with what was asked below', async () => {
  const { card } = await open();
  expect(card.getByText(/Как задать цену\s+за город/)).toHaveAttribute('data-preserve');
  const href = card.getByRole('link', { name: 'Ответить письмом' }).getAttribute('href') ?? '';
  const { protocol, pathname, searchParams } = new URL(href);
  expect([protocol, decodeURIComponent(pathname)]).toEqual(['mailto:', 'anna@verbena.ru']);
  expect(searchParams.get('subject')).toBe('Re: Доставка & оплата');
  expect(searchParams.get('body')).toBe('\n\n> Как задать цену\n> за город?');
  expect(card.getByRole('link', { name: 'Карточка продавца' })).toHaveAttribute('href', '/admin/merchants/m-1');
});

it('quotes of a long question as much as fits into an address that every mail program opens', async () => {
  const { card } = await open({ text: `${'Где мой заказ? 🌷 '.repeat(100)}` });
  const href = card.getByRole('link', { name: 'Ответить письмом' }).getAttribute('href') ?? '';
  expect(href.length).toBeLessThanOrEqual(2000);
  expect(href.length).toBeGreaterThan(1900);
  const body = new URL(href).searchParams.get('body') ?? '';
  expect(body).toMatch(/^\n\n> Где мой заказ\? 🌷 Где .*…$/u);
});

it('is closed by support, stays in its place and can be taken back', async () => {
  const { network, card, user } = await open();
  await user.click(card.getByRole('button', { name: 'Закрыть' }));
  expect(await card.findByText('Закрыт')).toBeVisible();
  expect(await screen.findByText('Вопрос закрыт')).toBeVisible();
  expect(card.getByRole('button', { name: 'Вернуть' })).toBeVisible();
  expect(network.sent(settleQuestion)).toEqual([{ question_id: 'q-1', is_closed: true }]);
});

it('says when it was not saved, and opens one again that was closed', async () => {
  const { network, card, user } = await open();
  network.on(settleQuestion, refuse('internal'));
  await user.click(card.getByRole('button', { name: 'Закрыть' }));
  expect(await screen.findByText('Не сохранилось')).toBeVisible();
  expect(card.queryByText('Закрыт')).toBeNull();
  network.on(settleQuestion, ({ question_id }) => ({ question_id }));
  network.on(listQuestions, {
    list: [{ ...question, title: '', subject: '', email: '', closed_at: '2026-03-03T10:00:00.000Z' }],
    total_count: 1,
  });
  await user.click(screen.getByRole('button', { name: 'Закрытые' }));
  const closed = within(await screen.findByRole('region', { name: 'Магазин verbena' }));
  // Without an address there is no answer by mail.
  expect(closed.queryByRole('link', { name: 'Ответить письмом' })).toBeNull();
  expect(closed.queryByText(question.subject)).toBeNull();
  await user.click(closed.getByRole('button', { name: 'Открыть снова' }));
  expect(await screen.findByText('Вопрос снова открыт')).toBeVisible();
  expect(network.sent(settleQuestion).at(-1)).toEqual({ question_id: 'q-1', is_closed: false });
});

it('answers a question without a subject under a subject of its own', async () => {
  const { network, user } = await open();
  network.on(listQuestions, { list: [{ ...question, subject: '' }], total_count: 1 });
  await user.click(screen.getByRole('button', { name: 'Закрытые' }));
  await waitFor(() => expect(screen.queryByText(question.subject)).toBeNull());
  const answer = await screen.findByRole('link', { name: 'Ответить письмом' });
  expect(new URL(answer.getAttribute('href') ?? '').searchParams.get('subject')).toBe('Ваш вопрос');
});
