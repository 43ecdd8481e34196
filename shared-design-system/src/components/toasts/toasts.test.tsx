import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderPage } from '../../testing/render.tsx';
import { Dialog } from '../modal/modal.tsx';
import { createToastStore, type ToastInput } from './toast-store.ts';
import { useToast } from './toasts.tsx';

let show: (toast: ToastInput) => string;

function Page() {
  show = useToast().show;
  return null;
}

const region = () => screen.getByRole('region', { name: 'Уведомления' });
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const shown = (toast: ToastInput) => act(() => void show(toast));

beforeEach(() => {
  jest.useFakeTimers();
  renderPage(<Page />);
});

afterEach(() => {
  jest.useRealTimers();
});

describe('toasts', () => {
  it('[2.5.1] are at the bottom left and close on press', () => {
    shown({ text: 'Сохранено' });
    expect(region()).toHaveStyle({ position: 'fixed', left: 'var(--gutter)' });
    fireEvent.click(screen.getByText('Сохранено'));
    expect(screen.queryByText('Сохранено')).toBeNull();
  });

  it("leave the bar with the page's button free, wherever it stands", () => {
    const bar = document.body.appendChild(document.createElement('div'));
    bar.setAttribute('data-sticky-bar', '');
    const stand = (top: number, bottom: number) => {
      bar.getBoundingClientRect = () => ({ top, bottom, height: bottom - top }) as DOMRect;
    };
    const room = () => region().style.getPropertyValue('--toast-room');
    stand(window.innerHeight - 76, window.innerHeight);
    shown({ text: 'Сохранено' });
    expect(room()).toBe('76px');
    stand(window.innerHeight - 126, window.innerHeight - 50);
    fireEvent.scroll(window);
    expect(room()).toBe('126px');
    stand(40, 116);
    fireEvent.scroll(window);
    expect(room()).toBe('0px');
    bar.remove();
  });

  it('leave the bar of an office page free, and the field that somebody types in', () => {
    const part = (top: number, height: number) => {
      const element = document.body.appendChild(document.createElement('div'));
      element.getBoundingClientRect = () => ({ top, bottom: top + height, height }) as DOMRect;
      return element;
    };
    const room = () => region().style.getPropertyValue('--toast-room');
    const field = (top: number) => {
      const bar = part(top, 70);
      bar.setAttribute('data-field', '');
      return bar.appendChild(document.createElement('input'));
    };
    const high = field(100);
    const low = field(window.innerHeight - 160);
    const bar = part(window.innerHeight - 72, 72);
    bar.setAttribute('data-bar', 'replace');
    shown({ text: 'Сохранено' });
    expect(room()).toBe('72px');
    act(() => low.focus());
    expect(room()).toBe('160px');
    act(() => high.focus());
    expect(room()).toBe('72px');
    for (const each of [bar, low.parentElement, high.parentElement]) each?.remove();
  });

  it("[2.5.2] are called 'Внимание' unless said", () => {
    shown({ text: 'Сохранено' });
    expect(within(region()).getByText('Внимание')).toBeVisible();
    shown({ title: 'Готово' });
    expect(within(region()).getByText('Готово')).toBeVisible();
  });

  it('[2.5.3] come as info, happy and danger, told apart by more than colour', () => {
    for (const type of ['info', 'happy', 'danger'] as const) shown({ title: type, type });
    const icons = [...region().querySelectorAll('[data-type] > [data-icon]')].map((icon) =>
      icon.getAttribute('data-icon'),
    );
    expect(icons).toEqual(['info', 'check', 'triangle-alert']);
    expect(screen.getByRole('alert')).toHaveTextContent('danger');
  });

  it('[2.5.4, 9.8.1] go after 2000 ms', () => {
    shown({ text: 'Сохранено' });
    wait(1990);
    expect(screen.getByText('Сохранено')).toBeVisible();
    wait(20);
    expect(screen.queryByText('Сохранено')).toBeNull();
  });

  it('with an action stay ten seconds and wait while hovered or focused', () => {
    const onPress = jest.fn();
    shown({ text: 'Удалено', timeout: 500, action: { label: 'Вернуть', onPress } });
    wait(9990);
    const action = screen.getByRole('button', { name: 'Вернуть' });
    const box = action.parentElement as HTMLElement;
    fireEvent.mouseEnter(box);
    wait(60_000);
    fireEvent.mouseLeave(box);
    wait(9990);
    fireEvent.focus(action);
    wait(60_000);
    fireEvent.click(action);
    expect(onPress).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Удалено')).toBeNull();
  });

  it('wait while somebody is on them, and give the focus back', () => {
    const field = document.body.appendChild(document.createElement('input'));
    shown({ text: 'Сохранено' });
    const close = screen.getByRole('button', { name: 'Закрыть' });
    act(() => field.focus());
    act(() => close.focus());
    wait(60_000);
    fireEvent.click(close);
    expect(screen.queryByText('Сохранено')).toBeNull();
    expect(field).toHaveFocus();
    field.remove();
  });

  it('are read aloud: news when it suits, trouble at once', () => {
    const live = region().querySelector('[aria-live="polite"]') as HTMLElement;
    shown({ text: 'Сохранено', type: 'happy' });
    shown({ text: 'Не сохранено', type: 'danger' });
    const news = within(live).getByRole('status');
    expect(news).toHaveTextContent('Сохранено');
    expect(news).toHaveAttribute('aria-live', 'off');
    expect(screen.getByRole('alert')).toHaveTextContent('Не сохранено');
    expect(live).not.toContainElement(screen.getByRole('alert'));
  });
});

it('one about the same takes the place of the older', () => {
  const store = createToastStore();
  store.show({ title: 'Заказ собирается', subject: 'order 1' });
  store.show({ title: 'Скопировано' });
  store.show({ title: 'Заказ принят', subject: 'order 2' });
  store.show({ title: 'Действие отменено', subject: 'order 1' });
  store.show({ title: 'Сохранено' });
  expect(store.read().map((toast) => toast.title)).toEqual(['Заказ принят', 'Действие отменено', 'Сохранено']);
});

it("the page's own wait while a dialog is open", async () => {
  let say: (toast: ToastInput) => string = () => '';
  function Page({ open }: { open: boolean }) {
    say = useToast().show;
    return <Dialog open={open} onClose={() => {}} title="Отменить заказ?" />;
  }
  const { rerender } = renderPage(<Page open={false} />);
  act(() => void say({ title: 'Заказ принят', timeout: 60_000 }));
  rerender(<Page open />);
  expect(screen.queryByText('Заказ принят')).toBeNull();
  act(() => void say({ title: 'Скопировано', timeout: 60_000 }));
  expect(await within(screen.getByRole('dialog')).findByText('Скопировано')).toBeVisible();
  rerender(<Page open={false} />);
  expect(screen.getByText('Заказ принят')).toBeVisible();
  expect(screen.getByText('Скопировано')).toBeVisible();
});

it('what a dialog says as it closes is said once, on the page, unless it was taken back by then', () => {
  jest.useFakeTimers();
  let open = true;
  const store = createToastStore(() => (open ? 'dialog' : undefined));
  store.show({ title: 'Заказ отменён' });
  store.close(store.show({ title: 'Сохранено' }));
  expect(store.read()).toEqual([]);
  open = false;
  jest.advanceTimersByTime(100);
  expect(store.read().map(({ title, within }) => [title, within])).toEqual([['Заказ отменён', undefined]]);
  jest.useRealTimers();
});

it('keeps the newest three', () => {
  const store = createToastStore();
  for (const title of ['1', '2', '3', '4']) store.show({ title });
  expect(store.read().map((toast) => toast.title)).toEqual(['2', '3', '4']);
});
