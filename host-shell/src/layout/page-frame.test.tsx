import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { UNSAFE_createMemoryHistory as createMemoryHistory, Link, useRoutes } from 'react-router-dom';
import { PageRouter } from 'shared-runtime/page';
import { PageFrame } from './page-frame.tsx';

function Form() {
  const [hasError, setHasError] = useState(false);
  const [come, setCome] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setCome(true), 30);
    return () => clearTimeout(timer);
  }, []);
  if (!come) return <p aria-busy="true">Загружаем</p>;
  return (
    <>
      <h1>Оформление</h1>
      <input aria-label="Имя" onBlur={() => setHasError(true)} />
      {hasError ? <p>Напишите имя</p> : null}
      <input aria-label="Адрес" />
    </>
  );
}

const List = () => (
  <>
    <h1>Витрина</h1>
    <Link to="/other">Другое</Link>
    <Link to="/form">Оформить</Link>
  </>
);

function Pages() {
  return useRoutes([
    {
      element: <PageFrame brandName="Bloom" />,
      children: [
        { path: '/', element: <List /> },
        { path: '/form', element: <Form /> },
      ],
    },
  ]);
}

function openList() {
  window.scrollTo = () => undefined;
  globalThis.ResizeObserver = class {
    observe() {}
    disconnect() {}
    unobserve() {}
  };
  const history = createMemoryHistory({ initialEntries: ['/'], v5Compat: true });
  render(
    <PageRouter history={history}>
      <Pages />
    </PageRouter>,
  );
  return { history, user: userEvent.setup() };
}

it('gives the focus to the heading of the page that comes, and its name to the tab', async () => {
  const { user } = openList();
  await user.click(screen.getByRole('link', { name: 'Оформить' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Оформление' })).toHaveFocus());
  expect(document.title).toBe('Оформление — Bloom');
});

it('leaves the focus to whoever uses the page from then on, whatever changes on it', async () => {
  const { user } = openList();
  await user.click(screen.getByRole('link', { name: 'Оформить' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Оформление' })).toHaveFocus());
  await user.tab();
  expect(screen.getByRole('textbox', { name: 'Имя' })).toHaveFocus();
  await user.tab();
  expect(await screen.findByText('Напишите имя')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Адрес' })).toHaveFocus();
  await user.click(screen.getByRole('textbox', { name: 'Имя' }));
  await user.keyboard('Анна');
  expect(screen.getByRole('textbox', { name: 'Имя' })).toHaveValue('Анна');
  // Nor does it take the focus when what had it goes.
  act(() => (document.activeElement as HTMLElement).blur());
  screen.getByRole('heading').append('!');
  await act(async () => undefined);
  expect(document.body).toHaveFocus();
});

it('leads back to the link that one came by', async () => {
  const { history, user } = openList();
  await user.click(screen.getByRole('link', { name: 'Оформить' }));
  await screen.findByRole('heading', { name: 'Оформление' });
  act(() => history.go(-1));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Оформить' })).toHaveFocus());
});
