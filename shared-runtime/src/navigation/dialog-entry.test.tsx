import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, useLocation, useNavigate } from 'react-router-dom';
import * as sheets from 'shared-design-system/document';
import { bloom, DesignSystemProvider, Modal, useConfirm, useModalManager } from 'shared-design-system/office';
import { usePageDialogs } from './page-dialogs.ts';
import { PageRouter } from './page-router.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';

interface Options {
  beforeClose?: () => Promise<boolean>;
  closable?: boolean;
  minds?: boolean;
}

function Page({ beforeClose, closable = true, minds = false }: Options) {
  usePageDialogs(useModalManager());
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const [open, setOpen] = useState(false);
  const [inner, setInner] = useState(false);
  useLeaveGuard(minds && pathname === '/form', async () => (await confirm({ title: 'Уйти?' })) === 'confirm');
  const button = (name: string, press: () => void) => (
    <button type="button" onClick={press}>
      {name}
    </button>
  );
  return (
    <>
      <h1>{pathname}</h1>
      {button('Открыть', () => setOpen(true))}
      <Modal open={open} onClose={() => setOpen(false)} title="Кадр" closable={closable} beforeClose={beforeClose}>
        {button('Глубже', () => setInner(true))}
        {button('Готово', () => setOpen(false))}
        {button('Дальше', () => {
          setOpen(false);
          void navigate('/next');
        })}
      </Modal>
      <Modal open={inner} onClose={() => setInner(false)} title="Внутри" />
    </>
  );
}

async function openPage(options: Options = {}) {
  window.history.replaceState(null, '', '/first');
  const history = createBrowserHistory({ v5Compat: true });
  const page = (loaded = history) => (
    <DesignSystemProvider brand={bloom} sheets={sheets}>
      <PageRouter history={loaded}>
        <Page {...options} />
      </PageRouter>
    </DesignSystemProvider>
  );
  const { unmount } = render(page());
  act(() => history.push('/form'));
  const user = userEvent.setup();
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const again = () => {
    unmount();
    render(page(createBrowserHistory({ v5Compat: true })));
  };
  return { press, again };
}

const shown = () => screen.getByRole('heading', { level: 1, hidden: true }).textContent;
const isOpen = (name: string) => screen.queryByRole('dialog', { name }) !== null;
const back = () => act(() => window.history.back());
const settled = () => act(() => new Promise((done) => setTimeout(done, 60)));

it('"back" closes the topmost dialog, then the next, and only then leaves the page', async () => {
  const { press } = await openPage();
  await press('Открыть');
  await press('Глубже');
  back();
  await waitFor(() => expect(isOpen('Внутри')).toBe(false));
  expect([isOpen('Кадр'), shown()]).toEqual([true, '/form']);
  await settled();
  back();
  await waitFor(() => expect(isOpen('Кадр')).toBe(false));
  expect(shown()).toBe('/form');
  await settled();
  back();
  await waitFor(() => expect(shown()).toBe('/first'));
});

it('a dialog that was closed otherwise leaves nothing behind for "back"', async () => {
  const { press } = await openPage();
  await press('Открыть');
  await press('Готово');
  await settled();
  expect(window.history.state.usr).toBeNull();
  back();
  await waitFor(() => expect(shown()).toBe('/first'));
});

it('a dialog that leads to another page leaves none of its own between them', async () => {
  const { press } = await openPage();
  await press('Открыть');
  await press('Дальше');
  await waitFor(() => expect(shown()).toBe('/next'));
  await settled();
  expect([shown(), window.location.pathname]).toEqual(['/next', '/next']);
  back();
  await waitFor(() => expect(shown()).toBe('/form'));
  back();
  await waitFor(() => expect(shown()).toBe('/first'));
});

it('a dialog that does not want to close stays, and "back" asks it again', async () => {
  let calls = 0;
  const { press } = await openPage({ beforeClose: async () => ++calls > 1 });
  await press('Открыть');
  back();
  await waitFor(() => expect(calls).toBe(1));
  await settled();
  expect([isOpen('Кадр'), shown()]).toEqual([true, '/form']);
  back();
  await waitFor(() => expect(isOpen('Кадр')).toBe(false));
  expect(shown()).toBe('/form');
});

it('"back" closes a dialog without asking about the changed page behind it, then asks about the page', async () => {
  const { press } = await openPage({ minds: true });
  await press('Открыть');
  back();
  await waitFor(() => expect(isOpen('Кадр')).toBe(false));
  await settled();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  back();
  await screen.findByRole('alertdialog', { name: 'Уйти?' });
  await settled();
  // "Back" from the question is to stay.
  back();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await settled();
  expect([shown(), window.location.pathname]).toEqual(['/form', '/form']);
  back();
  await screen.findByRole('alertdialog', { name: 'Уйти?' });
  await settled();
  await press('Подтвердить');
  await waitFor(() => expect(shown()).toBe('/first'));
  await settled();
  expect([shown(), window.location.pathname]).toEqual(['/first', '/first']);
});

it('a page that is loaded anew while a dialog is open goes on without it', async () => {
  const { press, again } = await openPage();
  await press('Открыть');
  expect(window.history.state.usr).toEqual({ dialog: true });
  again();
  await waitFor(() => expect([isOpen('Кадр'), shown(), window.history.state.usr]).toEqual([false, '/form', null]));
});

it('a dialog that only its owner closes does not stop one from leaving', async () => {
  const { press } = await openPage({ closable: false });
  await press('Открыть');
  back();
  await waitFor(() => expect(shown()).toBe('/first'));
});
