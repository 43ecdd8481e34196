import { waitFor } from '@testing-library/react';
import { whenNearViewport } from './when-near-viewport.ts';

const markup = '<button>Назад</button><button>Дальше</button>';

// Nothing more of it is called here.
beforeAll(() => {
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

it('a press on a button of a form sends no form besides: it is heard once, when the part can', async () => {
  document.body.innerHTML = '<form data-form><button type="submit">Добавить</button></form>';
  const form = document.querySelector('[data-form]') as HTMLFormElement;
  const sent = jest.fn((event: Event) => event.preventDefault());
  form.addEventListener('submit', sent);
  const near = whenNearViewport('[data-form]');
  form.querySelector('button')?.click();
  expect(sent).not.toHaveBeenCalled();
  (await near)();
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
});

it('hears every press on what is not hydrated yet, in their order, and whatever stands there by then', async () => {
  document.body.innerHTML = `<div data-row>${markup}</div>`;
  const row = document.querySelector('[data-row]') as HTMLElement;
  // React ends the event at its root where a part is not hydrated yet.
  const unheard = (event: Event) => event.stopPropagation();
  document.body.addEventListener('click', unheard, true);
  const near = whenNearViewport('[data-row]');
  const [back, on] = row.querySelectorAll('button');
  // By the keyboard or a script: no finger says that the row is touched.
  for (const button of [on, on, back]) button?.click();
  const pressAgain = await near;

  document.body.removeEventListener('click', unheard, true);
  const heard: (string | null)[] = [];
  row.innerHTML = markup;
  row.addEventListener('click', (event) => heard.push((event.target as Element).textContent));
  pressAgain();
  await waitFor(() => expect(heard).toEqual(['Дальше', 'Дальше', 'Назад']));
});
