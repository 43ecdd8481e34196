import { feedback } from '../../texts.ts';

/** Promise 2.5.3. */
type ToastType = 'info' | 'happy' | 'danger';

/** What a toast says, and for how long. */
export interface ToastInput {
  /** 'Внимание' (promise 2.5.2). */
  title?: string;
  text?: string;
  /** info by default. */
  type?: ToastType;
  /** Milliseconds; 2000 (promises 2.5.4, 9.8.1), with an action at least 10 000. It waits while hovered or focused. */
  timeout?: number;
  action?: { label: string; onPress: () => void };
}

export interface Toast {
  id: string;
  title: string;
  text: string | undefined;
  type: ToastType;
  timeout: number;
  action: ToastInput['action'];
}

const defaultTimeout = 2000;
/** Somebody has to read it, decide and reach it. */
const leastTimeoutWithAction = 10_000;

/** Fills in what the caller left out. */
function toToast(id: string, input: ToastInput): Toast {
  const { title = feedback.attention, text, type = 'info', timeout = defaultTimeout, action } = input;
  return { id, title, text, type, action, timeout: action ? Math.max(timeout, leastTimeoutWithAction) : timeout };
}

/** The toasts of a page, for `useSyncExternalStore`. */
export interface ToastStore {
  subscribe: (listener: () => void) => () => void;
  read: () => readonly Toast[];
  show: (input: ToastInput) => string;
  close: (id: string) => void;
}

/** An empty store. The newest three stay: more would cover the page. */
export function createToastStore(most = 3): ToastStore {
  let toasts: readonly Toast[] = [];
  let last = 0;
  const listeners = new Set<() => void>();
  const write = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => toasts,
    show: (input) => {
      last += 1;
      const toast = toToast(`toast-${last}`, input);
      write([...toasts, toast].slice(-most));
      return toast.id;
    },
    close: (id) => write(toasts.filter((toast) => toast.id !== id)),
  };
}
