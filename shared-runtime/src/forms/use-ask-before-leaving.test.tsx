import { screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { openScreen } from '../testing/open-screen.tsx';
import { useAskBeforeLeaving } from './use-ask-before-leaving.ts';

const save = jest.fn(async () => true);
let keepsDraft = true;

function Form() {
  useAskBeforeLeaving(true, { save, keepsDraft });
  return <Link to="/list">К списку</Link>;
}
const remote = {
  manifest: { title: 'Товары', routes: [{ path: '/form', screen: 'form' }] },
  screens: { form: async () => ({ default: Form }) },
};

async function leave(answer: string) {
  const { user } = openScreen(remote, '/form');
  await user.click(await screen.findByRole('link', { name: 'К списку' }));
  await user.click(await screen.findByRole('button', { name: answer }));
}

beforeEach(() => {
  jest.clearAllMocks();
  keepsDraft = true;
});

it.each([
  ['saves and goes', 'Сохранить и уйти', 1],
  ['goes, and keeps what was typed as a draft', 'Уйти, оставить черновик', 0],
])('leaving a changed form %s', async (_, answer, saved) => {
  await leave(answer);
  expect(await screen.findByText('Другая страница')).toBeVisible();
  expect(save).toHaveBeenCalledTimes(saved);
});

it('stays at a changed form where the question is closed, which has two answers', async () => {
  const { user } = openScreen(remote, '/form');
  await user.click(await screen.findByRole('link', { name: 'К списку' }));
  const answers = within(await screen.findByRole('alertdialog')).getAllByRole('button');
  expect(answers.map((button) => button.textContent).filter(Boolean)).toEqual([
    'Сохранить и уйти',
    'Уйти, оставить черновик',
  ]);
  await user.click(screen.getByRole('button', { name: 'Закрыть' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByRole('link', { name: 'К списку' })).toBeVisible();
  expect(save).not.toHaveBeenCalled();
});

it('offers no draft where none is kept', async () => {
  keepsDraft = false;
  await leave('Не сохранять');
  expect(await screen.findByText('Другая страница')).toBeVisible();
});
