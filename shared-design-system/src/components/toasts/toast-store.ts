import { feedbackTexts } from '../../texts.ts';

type ToastType = 'info' | 'happy' | 'danger';

export interface ToastInput {
  title?: string;
  text?: string;
  type?: ToastType;
  /** Milliseconds; 2000 (promises 2.5.4, 9.8.1), with an action at least 10 000. It waits while hovered or focused. */
  timeout?: number;
  action?: { label: string; onPress: () => void };
  subject?: string;
}

export interface Toast extends Omit<ToastInput, 'timeout'> {
  id: string;
  type: ToastType;
  timeout: number;
  within: string | undefined;
}

const defaultTimeout = 2000;
const leastTimeoutWithAction = 10_000;

export interface ToastStore {
  subscribe: (listener: () => void) => () => void;
  read: () => readonly Toast[];
  show: (input: ToastInput) => string;
  close: (id: string) => void;
}

const most = 3;

/** Milliseconds that a toast waits where a dialog is open: if the dialog closes by then, the toast is shown on the page. */
const afterDialog = 100;

export function createToastStore(dialog: () => string | undefined = () => undefined): ToastStore {
  let toasts: readonly Toast[] = [];
  let last = 0;
  const coming = new Map<string, ReturnType<typeof setTimeout>>();
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
      const id = `toast-${last}`;
      const { timeout = defaultTimeout, subject, action } = input;
      const add = () => {
        coming.delete(id);
        const toast = {
          title: feedbackTexts.attention,
          type: 'info' as const,
          ...input,
          id,
          within: dialog(),
          timeout: action ? Math.max(timeout, leastTimeoutWithAction) : timeout,
        };
        const others = toasts.filter((other) => !subject || other.subject !== subject);
        write([...others, toast].slice(-most));
      };
      if (dialog()) coming.set(id, setTimeout(add, afterDialog));
      else add();
      return id;
    },
    close: (id) => {
      clearTimeout(coming.get(id));
      write(toasts.filter((toast) => toast.id !== id));
    },
  };
}
