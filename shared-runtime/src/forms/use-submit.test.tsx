import { act, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { z } from 'zod';
import { sessionExpired } from '../session/session-slice.ts';
import { inOffice, openScreen, signInAgain } from '../testing/index.ts';
import type { EditFormOptions } from './edit-form.ts';
import { useEditForm } from './use-edit-form.ts';

interface Values {
  title: string;
  hours: { from: string }[];
}
const saved: Values = { title: 'Розы', hours: [{ from: '9' }] };
const schema = z.object({
  title: z.string().min(1, 'Напишите название'),
  hours: z.array(z.object({ from: z.string() })),
});
const failure = (code: string, errors: object[] = []) => ({
  kind: 'problem',
  code,
  requestId: '',
  problem: { errors },
});

beforeEach(() => localStorage.clear());

function openForm(options: Partial<EditFormOptions<Values>>) {
  const save = jest.fn(options.save ?? (async () => {}));
  function Page() {
    const edit = useEditForm<Values>({ draft: 'thing', saved, schema, fieldWords: {}, ...options, save });
    const { title } = edit.form.formState.errors;
    const undo = useRef<() => void>();
    return (
      <>
        <input aria-label="Название" {...edit.form.register('title')} />
        <input aria-label="С" {...edit.form.register('hours.0.from')} />
        <button type="button" onClick={() => void edit.submit()}>
          Сохранить
        </button>
        <button type="button" onClick={() => (undo.current = edit.revert())}>
          Отменить
        </button>
        <button type="button" onClick={() => undo.current?.()}>
          Вернуть
        </button>
        <p>{[title?.message, edit.failure ? 'не вышло' : '', edit.renewed ? 'вошли снова' : ''].join('|')}</p>
      </>
    );
  }
  const remote = {
    manifest: { title: 'Форма', routes: [{ path: '/', screen: 'form' }] },
    screens: { form: async () => ({ default: Page }) },
  };
  const opened = openScreen(remote, '/');
  inOffice(opened.store);
  const press = async () => opened.user.click(await screen.findByRole('button', { name: 'Сохранить' }));
  return { save, press, ...opened };
}

it.each([
  ['unauthorized', '||вошли снова'],
  ['internal', '|не вышло|'],
])('after a new sign-in says so only where the session had ended: %s', async (code, text) => {
  const { press, store } = openForm({ save: () => Promise.reject(failure(code)) });
  await press();
  expect(await screen.findByText('|не вышло|')).toBeVisible();
  act(() => void store.dispatch(sessionExpired()));
  signInAgain(store);
  expect(await screen.findByText(text)).toBeVisible();
});

it('says nothing of a new sign-in where nothing was to be saved', async () => {
  const { store } = openForm({});
  await screen.findByLabelText('Название');
  act(() => void store.dispatch(sessionExpired()));
  signInAgain(store);
  expect(screen.getByText('||')).toBeVisible();
});

it('sends what fits, and nothing while something is wrong or is not there yet', async () => {
  let isThere = false;
  const afterwards = jest.fn(async () => true);
  const { save, press, user } = openForm({
    before: async () => isThere,
    attachments: { changed: false, save: afterwards },
  });
  await press();
  expect(save).not.toHaveBeenCalled();
  isThere = true;
  await user.clear(screen.getByLabelText('Название'));
  await press();
  expect(await screen.findByText(/Напишите название/)).toBeVisible();
  expect(save).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText('Название'), 'Пионы');
  await press();
  await waitFor(() => expect(save).toHaveBeenCalledWith({ ...saved, title: 'Пионы' }, saved));
  await waitFor(() => expect(afterwards).toHaveBeenCalledTimes(1));
});

it('says a refusal at its field, and any other above', async () => {
  const errors = [{ path: 'product.title', code: 'too_big' }];
  const wireFields = { 'product.title': 'title' } as const;
  const refused = openForm({ save: () => Promise.reject(failure('validation_failed', errors)), wireFields });
  await refused.press();
  await waitFor(() => expect(screen.getByText(/\|/).textContent).toMatch(/^[^|]+\|\|$/));
  refused.view.unmount();
  const others = openForm({ save: () => Promise.reject(failure('validation_failed', errors)) });
  await others.press();
  expect(await screen.findByText('|не вышло|')).toBeVisible();
});

it('what was to be there before and did not come is a failure, too', async () => {
  const { save, press } = openForm({ before: () => Promise.reject(failure('offline')) });
  await press();
  expect(await screen.findByText('|не вышло|')).toBeVisible();
  expect(save).not.toHaveBeenCalled();
});

it('sends once what is pressed twice in one moment', async () => {
  const { save } = openForm({});
  const button = await screen.findByText('Сохранить');
  await act(async () => {
    button.click();
    button.click();
  });
  await waitFor(() => expect(save).toHaveBeenCalled());
  await act(async () => {});
  expect(save).toHaveBeenCalledTimes(1);
});

it('a try to save that fails changes nothing but what is said of it, until the next one', async () => {
  const save = jest.fn().mockRejectedValueOnce(failure('internal')).mockResolvedValue(undefined);
  const { press, user } = openForm({ save });
  const title = await screen.findByLabelText('Название');
  await user.type(title, ' и пионы');
  await press();
  expect(await screen.findByText('|не вышло|')).toBeVisible();
  expect(title).toHaveValue('Розы и пионы');
  await press();
  expect(await screen.findByText('||')).toBeVisible();
  expect(save.mock.calls).toEqual(Array(2).fill([{ ...saved, title: 'Розы и пионы' }, saved]));
});

it('brings back what was thrown away, in lists, too', async () => {
  const { user } = openForm({});
  const from = await screen.findByLabelText('С');
  await user.type(from, '0');
  await user.click(screen.getByRole('button', { name: 'Отменить' }));
  expect(from).toHaveValue('9');
  await user.click(screen.getByRole('button', { name: 'Вернуть' }));
  expect(from).toHaveValue('90');
});
