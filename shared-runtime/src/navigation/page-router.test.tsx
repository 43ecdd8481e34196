import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UNSAFE_createBrowserHistory as createBrowserHistory, Link, useLocation, useNavigate } from 'react-router-dom';
import { PageRouter } from './page-router.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';

let answers: ((leave: boolean) => void)[] = [];
const ask = () => new Promise<boolean>((resolve) => answers.push(resolve));
const answer = (leave: boolean) => act(async () => answers.shift()?.(leave));

function Form() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useLeaveGuard(pathname === '/form', ask);
  return (
    <>
      <h1>{pathname + search}</h1>
      <Link to="/list">Список</Link>
      <Link to="/form?step=2">Дальше</Link>
      <button type="button" onClick={() => navigate('/other')}>
        В другое место
      </button>
    </>
  );
}

function openForm() {
  window.history.replaceState(null, '', '/b2b/first');
  const history = createBrowserHistory({ v5Compat: true });
  render(
    <PageRouter history={history} basename="/b2b">
      <Form />
    </PageRouter>,
  );
  act(() => history.push('/b2b/list'));
  act(() => history.push('/b2b/form'));
  expect(shown()).toBe('/form');
  return userEvent.setup();
}
const shown = () => screen.getByRole('heading').textContent;
const link = (name: string) => screen.getByRole('link', { name });
const address = () => window.location.pathname;

beforeEach(() => {
  answers = [];
});

it('leaves a page that nobody minds leaving at once, and comes back to it', async () => {
  const user = openForm();
  await user.click(link('Список'));
  await answer(true);
  expect(shown()).toBe('/list');
  await user.click(screen.getByRole('button'));
  expect(shown()).toBe('/other');
  act(() => window.history.back());
  await waitFor(() => expect(shown()).toBe('/list'));
  expect(answers).toEqual([]);
});

it('asks before a changed form is left by a link or by a program, and stays or goes as answered', async () => {
  const user = openForm();
  await user.click(link('Список'));
  expect(shown()).toBe('/form');
  await answer(false);
  expect(shown()).toBe('/form');
  await user.click(screen.getByRole('button'));
  await answer(true);
  expect(shown()).toBe('/other');
});

it('does not ask where only the query changes', async () => {
  const user = openForm();
  await user.click(link('Дальше'));
  expect(shown()).toBe('/form?step=2');
  expect(answers).toEqual([]);
});

it('asks once, however often one tries to leave meanwhile', async () => {
  const user = openForm();
  await user.click(link('Список'));
  await user.click(link('Список'));
  await user.click(screen.getByRole('button'));
  expect(answers).toHaveLength(1);
  expect(shown()).toBe('/form');
  await answer(true);
  expect(shown()).toBe('/list');
});

it.each([
  ['stays: address and page are what they were', false, '/form'],
  ['leaves: one is where "back" leads', true, '/list'],
])('the browser’s "back" %s', async (_, leaves, path) => {
  openForm();
  act(() => window.history.back());
  await waitFor(() => expect(answers).toHaveLength(1));
  await waitFor(() => expect(address()).toBe('/b2b/form'));
  expect(shown()).toBe('/form');
  await answer(leaves);
  await waitFor(() => expect(shown()).toBe(path));
  expect(address()).toBe(`/b2b${path}`);
  // What comes after is as it would have been.
  act(() => window.history.back());
  if (leaves) await waitFor(() => expect(shown()).toBe('/first'));
  else await waitFor(() => expect(answers).toHaveLength(1));
});
