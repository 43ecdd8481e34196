import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderPage } from '../../testing/render.tsx';
import type { ConfirmInput } from '../confirm-dialog/confirm-context.tsx';
import { useConfirm } from '../confirm-dialog/confirm-dialog.tsx';
import { useToast } from '../toasts/toasts.tsx';
import { Dialog, type DialogProps, Modal, Sidebar } from './modal.tsx';
import { modalAnimation } from './use-modal.ts';

type Kind = (props: DialogProps) => React.ReactElement | null;

function Page({ kind: Box = Dialog, children, ...rest }: Partial<DialogProps> & { kind?: Kind }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Открыть
      </button>
      <Box
        title="Заголовок"
        open={open}
        onClose={() => setOpen(false)}
        footer={<button type="button">Готово</button>}
        {...rest}
      >
        {children ?? <input aria-label="Поле" />}
      </Box>
    </>
  );
}

const gone = () => act(() => new Promise((resolve) => setTimeout(resolve, modalAnimation + 30)));

const backdrop = () => screen.getByRole('dialog').parentElement as HTMLElement;

async function opened(props: Partial<DialogProps> & { kind?: Kind } = {}) {
  const user = userEvent.setup();
  renderPage(<Page {...props} />);
  await user.click(screen.getByRole('button', { name: 'Открыть' }));
  return { user, dialog: screen.getByRole('dialog', { name: 'Заголовок' }) };
}

describe('modal, dialog and sidebar', () => {
  it('give the focus to the first field of a form', async () => {
    const children = (
      <form>
        <input aria-label="Первое" />
        <input aria-label="Второе" />
      </form>
    );
    await opened({ children });
    expect(screen.getByLabelText('Первое')).toHaveFocus();
  });

  it.each([
    ['modal', Modal],
    ['dialog', Dialog],
    ['sidebar', Sidebar],
  ] as const)(
    '[2.12.1] a %s closes by its button, Escape and the backdrop, and locks the page’s scroll',
    async (_name, kind) => {
      const { user } = await opened({ kind });
      expect(document.body).toHaveStyle({ overflow: 'hidden' });
      await user.click(screen.getByRole('button', { name: 'Закрыть' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(document.body).not.toHaveStyle({ overflow: 'hidden' });
      await user.click(screen.getByRole('button', { name: 'Открыть' }));
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await user.click(screen.getByRole('button', { name: 'Открыть' }));
      await user.click(backdrop());
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
  );

  it('stays while it is used: a press inside is none on the backdrop, nor one that only ends there', async () => {
    const { user, dialog } = await opened();
    await user.click(screen.getByLabelText('Поле'));
    await user.click(dialog);
    await user.pointer([
      { keys: '[MouseLeft>]', target: screen.getByLabelText('Поле') },
      { keys: '[/MouseLeft]', target: backdrop() },
    ]);
    await gone();
    expect(screen.getByRole('dialog', { name: 'Заголовок' })).toBeInTheDocument();
  });

  it('[4.7.1] stays after the second press of a double one, which opened it', async () => {
    await opened();
    fireEvent.mouseDown(backdrop(), { detail: 2 });
    fireEvent.click(backdrop(), { detail: 2 });
    await gone();
    expect(screen.getByRole('dialog', { name: 'Заголовок' })).toBeInTheDocument();
    fireEvent.mouseDown(backdrop(), { detail: 1 });
    fireEvent.click(backdrop(), { detail: 1 });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('[9.10.1] takes 200 ms to go', async () => {
    expect(modalAnimation).toBe(200);
    const { user } = await opened();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    await gone();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each(['m', 'l', 'xl', '2xl', '4xl'] as const)('[2.12.2] has the size %s', async (size) => {
    const { dialog } = await opened({ size });
    expect(dialog).toHaveAttribute('data-size', size);
  });

  it('keeps the focus inside and gives it back', async () => {
    const { user, dialog } = await opened();
    expect(dialog).toHaveFocus();
    for (const name of ['Закрыть', 'Поле', 'Готово', 'Закрыть']) {
      await user.tab();
      expect(document.activeElement).toHaveAccessibleName(name);
    }
    await user.tab({ shift: true });
    expect(screen.getByRole('button', { name: 'Готово' })).toHaveFocus();
    await user.keyboard('{Escape}');
    // Closing waits for the close handler, so it ends after the key.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Открыть' })).toHaveFocus());
  });

  it('has its toasts in it, within reach of Tab', async () => {
    const undone = jest.fn();
    const Page = () => {
      const toast = useToast();
      const remove = () => toast.show({ title: 'Удалено', action: { label: 'Отменить', onPress: undone } });
      return (
        <Dialog open onClose={() => {}} title="Окно">
          <button type="button" onClick={remove}>
            Удалить
          </button>
        </Dialog>
      );
    };
    renderPage(<Page />);
    const user = userEvent.setup();
    const dialog = within(screen.getByRole('dialog'));
    const toasts = () => within(dialog.getByRole('region', { name: 'Уведомления' }));
    await user.click(dialog.getByRole('button', { name: 'Удалить' }));
    await dialog.findByText('Удалено');
    await user.tab();
    expect(toasts().getByRole('button', { name: 'Отменить' })).toHaveFocus();
    await user.tab();
    await user.tab();
    expect(dialog.getAllByRole('button', { name: 'Закрыть' })[0]).toHaveFocus();
    await user.tab({ shift: true });
    expect(toasts().getByRole('button', { name: 'Закрыть' })).toHaveFocus();
    await user.tab({ shift: true });
    await user.keyboard('{Enter}');
    expect(undone).toHaveBeenCalledTimes(1);
    // Where it came from.
    expect(dialog.getByRole('button', { name: 'Закрыть' })).toHaveFocus();
  });

  it('[4.7.1] one that is not closable stays', async () => {
    const { user } = await opened({ closable: false });
    await user.keyboard('{Escape}');
    await user.click(backdrop());
    await gone();
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Закрыть' })).toBeNull();
  });
});

function Nested({ beforeClose }: Pick<DialogProps, 'beforeClose'>) {
  const [open, setOpen] = useState({ outer: true, inner: false });
  return (
    <>
      <main>Страница</main>
      <Dialog title="Снаружи" open={open.outer} onClose={() => setOpen({ outer: false, inner: false })}>
        <button type="button" onClick={() => setOpen({ outer: true, inner: true })}>
          Дальше
        </button>
        <Dialog
          title="Внутри"
          open={open.inner}
          onClose={() => setOpen({ outer: true, inner: false })}
          beforeClose={beforeClose}
        />
      </Dialog>
    </>
  );
}

const dialogNamed = (name: string) => screen.queryByRole('dialog', { name });

describe('one over another', () => {
  it('[4.7.1] Escape closes the topmost only, wherever the focus went', async () => {
    const user = userEvent.setup();
    renderPage(<Nested />);
    await user.click(screen.getByRole('button', { name: 'Дальше' }));
    act(() => (document.activeElement as HTMLElement).blur());
    await user.keyboard('{Escape}');
    await gone();
    expect(dialogNamed('Внутри')).toBeNull();
    expect(dialogNamed('Снаружи')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Дальше' })).toHaveFocus();
    await user.keyboard('{Escape}');
    await gone();
    expect(dialogNamed('Снаружи')).toBeNull();
  });

  it('leaves only the topmost, with the toasts, to keys and screen readers', async () => {
    const user = userEvent.setup();
    renderPage(<Nested />);
    const inert = (element: Element | null) => element?.closest('[inert]') !== null;
    expect(inert(screen.getByText('Страница'))).toBe(true);
    expect(inert(dialogNamed('Снаружи'))).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Дальше' }));
    expect(inert(dialogNamed('Снаружи'))).toBe(true);
    expect(inert(dialogNamed('Внутри'))).toBe(false);
    expect(inert(screen.getByRole('region', { name: 'Уведомления' }))).toBe(false);
    await user.keyboard('{Escape}');
    await user.keyboard('{Escape}');
    await gone();
    expect(document.querySelector('[inert]')).toBeNull();
  });

  it('[4.7.1] shows that it waits for its close handler, and asks it once', async () => {
    const user = userEvent.setup();
    let agree: (answer: boolean) => void = () => {};
    const beforeClose = jest.fn(() => new Promise<boolean>((resolve) => (agree = resolve)));
    renderPage(<Nested beforeClose={beforeClose} />);
    await user.click(screen.getByRole('button', { name: 'Дальше' }));
    const close = within(dialogNamed('Внутри') as HTMLElement).getByRole('button', { name: 'Закрыть' });
    await user.click(close);
    expect(close).toHaveAttribute('aria-busy', 'true');
    await user.click(close);
    await user.keyboard('{Escape}');
    expect(beforeClose).toHaveBeenCalledTimes(1);
    await act(async () => agree(false));
    expect(close).not.toHaveAttribute('aria-busy');
    await user.click(close);
    await act(async () => agree(true));
    await gone();
    expect(dialogNamed('Внутри')).toBeNull();
  });
});

function Asking({ answers, alternative }: { answers: string[]; alternative?: ConfirmInput['alternative'] }) {
  const confirm = useConfirm();
  const ask = async () =>
    answers.push(await confirm({ title: 'Удалить?', confirmLabel: 'Удалить', tone: 'danger', alternative }));
  return (
    <button type="button" onClick={ask}>
      Спросить
    </button>
  );
}

it('a question is answered by each of its buttons, and by Escape with no', async () => {
  const user = userEvent.setup();
  const answers: string[] = [];
  renderPage(<Asking answers={answers} />);
  for (const name of ['Удалить', 'Отмена']) {
    await user.click(screen.getByRole('button', { name: 'Спросить' }));
    await user.click(screen.getByRole('button', { name }));
  }
  await user.click(screen.getByRole('button', { name: 'Спросить' }));
  expect(screen.getByRole('button', { name: 'Отмена' })).toHaveFocus();
  await user.keyboard('{Escape}');
  await gone();
  expect(answers).toEqual(['confirm', 'cancel', 'cancel']);
});

it('another way takes the place of calling it off, which the cross does then', async () => {
  const user = userEvent.setup();
  const answers: string[] = [];
  renderPage(<Asking answers={answers} alternative={{ label: 'Скрыть', value: 'hide' }} />);
  for (const name of ['Скрыть', 'Закрыть']) {
    await user.click(screen.getByRole('button', { name: 'Спросить' }));
    expect(screen.queryByRole('button', { name: 'Отмена' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name }));
  }
  await gone();
  expect(answers).toEqual(['hide', 'cancel']);
});
