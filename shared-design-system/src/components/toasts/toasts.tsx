import {
  createContext,
  type FocusEvent,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { actionTexts, feedbackTexts } from '../../texts.ts';
import { Icon } from '../icon/icon.tsx';
import { useModalManager } from '../modal/modal-context.tsx';
import { createToastStore, type Toast, type ToastInput, type ToastStore } from './toast-store.ts';
import { Action, Box, Close, Region, Words } from './toast-styles.ts';
import { useToastOffset } from './use-toast-offset.ts';

const icons = { info: 'info', happy: 'check', danger: 'triangle-alert' } as const;

function useReturn() {
  const before = useRef<EventTarget | null>(null);
  return {
    enter: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
    },
    leave: (box: Element | null) => {
      if (!box?.contains(document.activeElement) || !(before.current instanceof HTMLElement)) return;
      // The page does not scroll: whoever pressed a toast looks at it as it is.
      before.current.focus({ preventScroll: true });
    },
  };
}

function ToastBox({ toast, close }: { toast: Toast; close: (id: string) => void }) {
  const [paused, setPaused] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const { enter, leave } = useReturn();
  const { id, title, text, type, timeout, action } = toast;
  useEffect(() => {
    if (paused) return;
    const timer = setTimeout(close, timeout, id);
    return () => clearTimeout(timer);
  }, [timeout, paused, close, id]);
  const press = () => {
    leave(box.current);
    close(id);
  };
  const wait = () => setPaused(true);
  const goOn = () => setPaused(false);
  const focusIn = (event: FocusEvent) => {
    enter(event);
    wait();
  };
  return (
    // The whole toast closes on press (promise 2.5.1); for keys there is its close button.
    <Box
      ref={box}
      data-type={type}
      role={type === 'danger' ? 'alert' : 'status'}
      // News is announced by the region around it: twice where it were live itself.
      aria-live={type === 'danger' ? undefined : 'off'}
      onClick={press}
      onFocus={focusIn}
      onBlur={goOn}
      onMouseEnter={wait}
      onMouseLeave={goOn}
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
      <Close type="button" aria-label={actionTexts.close}>
        <Icon name="x" />
      </Close>
    </Box>
  );
}

const ToastContext = createContext<ToastStore | null>(null);

/**
 * The toasts, at the end of the body; while a dialog is open its own are shown in it, and the page's wait. News goes into a live region that exists
 * before it, otherwise screen readers may miss it; an alert is announced whenever it comes.
 */
function ToastRegion({ store }: { store: ToastStore }) {
  // On the server there is no body to render them into.
  const all = useSyncExternalStore<readonly Toast[] | null>(store.subscribe, store.read, () => null);
  const { subscribe, topmost } = useModalManager();
  const modal = useSyncExternalStore(subscribe, topmost, topmost);
  const toasts = modal ? all?.filter(({ within }) => within === modal) : all;
  const region = useRef<HTMLDivElement>(null);
  useToastOffset(region, toasts?.length);
  if (!toasts) return null;
  const boxes = (danger: boolean) =>
    toasts
      .filter(({ type }) => (type === 'danger') === danger)
      .map((toast) => <ToastBox key={toast.id} toast={toast} close={store.close} />);
  return createPortal(
    <Region ref={region} data-toasts="" role="region" aria-label={feedbackTexts.notifications}>
      <div aria-live="polite" aria-relevant="additions">
        {boxes(false)}
      </div>
      {boxes(true)}
    </Region>,
    (modal && document.querySelector(`[data-modal="${modal}"]>*`)) || document.body,
  );
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const { topmost } = useModalManager();
  const [store] = useState(() => createToastStore(topmost));
  return (
    <ToastContext.Provider value={store}>
      {children}
      <ToastRegion store={store} />
    </ToastContext.Provider>
  );
}

export function useToast(): { show: (toast: ToastInput) => string; close: (id: string) => void } {
  const store = useContext(ToastContext);
  if (!store) throw new Error('useToast: no DesignSystemProvider');
  return store;
}
