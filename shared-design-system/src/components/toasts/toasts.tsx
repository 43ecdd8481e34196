import {
  createContext,
  type FocusEvent,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { actions, feedback } from '../../texts.ts';
import { Icon } from '../icon/icon.tsx';
import { createToastStore, type Toast, type ToastInput, type ToastStore } from './toast-store.ts';
import { Action, Box, Close, Region, Voice, Words } from './toast-styles.ts';
import { useToastOffset } from './use-toast-offset.ts';

const icons = { info: 'info', happy: 'check', danger: 'triangle-alert' } as const;

/** Counts down unless somebody is on it. */
function useCountdown(timeout: number, paused: boolean, done: () => void): void {
  useEffect(() => {
    if (paused) return;
    const timer = setTimeout(done, timeout);
    return () => clearTimeout(timer);
  }, [timeout, paused, done]);
}

/** Gives the focus back to where it came from, when the toast that has it goes. */
function useReturn() {
  const before = useRef<EventTarget | null>(null);
  return {
    enter: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
    },
    leave: (box: Element | null) => {
      if (!box?.contains(document.activeElement) || !(before.current instanceof HTMLElement)) return;
      // Who pressed a toast looks at the page as it is: it does not scroll.
      before.current.focus({ preventScroll: true });
    },
  };
}

function ToastBox({ toast, close }: { toast: Toast; close: (id: string) => void }) {
  const [paused, setPaused] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const { enter, leave } = useReturn();
  const { id, title, text, type, timeout, action } = toast;
  const done = useMemo(() => () => close(id), [close, id]);
  useCountdown(timeout, paused, done);
  const press = () => {
    leave(box.current);
    done();
  };
  const waits = { onMouseEnter: () => setPaused(true), onMouseLeave: () => setPaused(false) };
  const focusIn = (event: FocusEvent) => {
    enter(event);
    setPaused(true);
  };
  return (
    // The whole toast closes on press (promise 2.5.1); for keys there is its close button.
    <Box
      ref={box}
      data-type={type}
      role={type === 'danger' ? 'alert' : 'status'}
      onClick={press}
      onFocus={focusIn}
      onBlur={() => setPaused(false)}
      {...waits}
    >
      <Icon name={icons[type]} size="l" />
      <Words>
        <strong>{title}</strong>
        {text}
      </Words>
      {action ? (
        <Action type="button" data-action="" onClick={action.onPress}>
          {action.label}
        </Action>
      ) : null}
      <Close type="button" aria-label={actions.close}>
        <Icon name="x" />
      </Close>
    </Box>
  );
}

const ToastContext = createContext<ToastStore | null>(null);
const none: readonly Toast[] = [];
const never = () => () => {};

/**
 * The toasts, at the end of the body: a dialog that makes the page inert leaves them alone. News goes into a live region that is there
 * before it, else screen readers may miss it; an alert is announced whenever it comes.
 */
function ToastRegion({ store }: { store: ToastStore }) {
  const toasts = useSyncExternalStore(store.subscribe, store.read, () => none);
  const region = useRef<HTMLDivElement>(null);
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  useToastOffset(region, toasts.length);
  if (!inBrowser) return null;
  const boxes = (danger: boolean) =>
    toasts
      .filter(({ type }) => (type === 'danger') === danger)
      .map((toast) => <ToastBox key={toast.id} toast={toast} close={store.close} />);
  return createPortal(
    <Region ref={region} data-toasts="" role="region" aria-label={feedback.notifications}>
      <Voice aria-live="polite" aria-relevant="additions">
        {boxes(false)}
      </Voice>
      {boxes(true)}
    </Region>,
    document.body,
  );
}

/** Holds the page's toasts and shows them bottom left (promise 2.5.1). Part of `DesignSystemProvider`. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [store] = useState(() => createToastStore());
  return (
    <ToastContext.Provider value={store}>
      {children}
      <ToastRegion store={store} />
    </ToastContext.Provider>
  );
}

/** Shows and closes toasts. Throws outside `DesignSystemProvider`. */
export function useToast(): { show: (toast: ToastInput) => string; close: (id: string) => void } {
  const store = useContext(ToastContext);
  if (!store) throw new Error('useToast needs DesignSystemProvider above it');
  return store;
}
