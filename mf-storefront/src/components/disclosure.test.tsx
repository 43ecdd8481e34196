import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Disclosure } from './disclosure.tsx';

it('shows what is in it when it is pressed, and says what the next press does', async () => {
  render(
    <Disclosure show="Показать реквизиты" hide="Скрыть реквизиты">
      2200
    </Disclosure>,
  );
  expect(screen.getByText('2200')).not.toBeVisible();
  await userEvent.click(screen.getByText('Показать реквизиты'));
  expect(await screen.findByText('Скрыть реквизиты')).toBeVisible();
  expect(screen.getByText('2200')).toBeVisible();
  await userEvent.click(screen.getByText('Скрыть реквизиты'));
  expect(await screen.findByText('Показать реквизиты')).toBeVisible();
});

it('makes what is costly only once it is opened', async () => {
  render(
    <Disclosure show="Показать" hide="Скрыть" lazy>
      2200
    </Disclosure>,
  );
  expect(screen.queryByText('2200')).toBeNull();
  await userEvent.click(screen.getByText('Показать'));
  expect(await screen.findByText('2200')).toBeVisible();
});

it('one that was opened before the page came alive stays open, and says so', async () => {
  const one = (
    <Disclosure show="Показать" hide="Скрыть" lazy>
      2200
    </Disclosure>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(one);
  document.body.append(container);
  const details = container.querySelector('details') as HTMLDetailsElement;
  const opened = new Promise((resolve) => details.addEventListener('toggle', resolve, { once: true }));
  details.open = true;
  await opened;
  render(one, { container, hydrate: true });
  expect(await screen.findByText('Скрыть')).toBeVisible();
  expect(screen.getByText('2200')).toBeVisible();
});
