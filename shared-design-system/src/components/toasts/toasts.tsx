import {
  createContext,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { actions, feedback } from '../../texts.ts';
import { Icon } from '../icon/icon.tsx';
import { Action, Box, Close, Region, Words } from './toast-parts.ts';
import { createToastStore, type Toast, type ToastInput, type ToastStore } from './toast-store.ts';
import { useRoom } from './use-room.ts';

const icons = { info: 'info', happy: 'check', danger: 'triangle-alert' } as const;

/** Counts down unless somebody is on it. */
function useCountdown(timeout: number, paused: boolean, done: () => void): void {
  useEffect(() => {
    if (paused) return;
    const timer = setTimeout(done, timeout);
    return () => clearTimeout(timer);
  }, [timeout, paused, done]);
}

function ToastBox({ toast, close }: { toast: Toast; close: (id: string) => void }): ReactElement {
  const [paused, setPaused] = useState(false);
  const { id, title, text, type, timeout, action } = toast;
  const done = useMemo(() => () => close(id), [close, id]);
  useCountdown(timeout, paused && action !== undefined, done);
  const waits = { onMouseEnter: () => setPaused(true), onMouseLeave: () => setPaused(false) };
  return (
    // The whole toast closes on press (sentence 2.5.1); for keys there is its close button.
    <Box
      data-type={type}
      role={type === 'danger' ? 'alert' : undefined}
      onClick={done}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
      {...waits}
    >
      <Icon name={icons[type]} size="l" />
      <Words>
        <strong>{title}</strong>
        {text}
      </Words>
      {action ? (
        <Action type="button" onClick={action.onPress}>
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

/** Holds the page's toasts and shows them bottom left. Part of `DesignSystemProvider`. */
export function ToastProvider({ children }: { children: ReactNode }): ReactElement {
  const [store] = useState(() => createToastStore());
  const toasts = useSyncExternalStore(store.subscribe, store.read, () => none);
  const region = useRef<HTMLDivElement>(null);
  useRoom(region, toasts.length);
  return (
    <ToastContext.Provider value={store}>
      {children}
      <Region
        ref={region}
        role="region"
        aria-label={feedback.notifications}
        aria-live="polite"
        aria-relevant="additions"
      >
        {toasts.map((toast) => (
          <ToastBox key={toast.id} toast={toast} close={store.close} />
        ))}
      </Region>
    </ToastContext.Provider>
  );
}

/** Shows and closes toasts. Throws outside `DesignSystemProvider`. */
export function useToast(): { show: (toast: ToastInput) => string; close: (id: string) => void } {
  const store = useContext(ToastContext);
  if (!store) throw new Error('useToast needs DesignSystemProvider above it');
  return store;
}
