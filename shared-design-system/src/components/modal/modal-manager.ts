/** What a modal says of itself when it opens. */
export interface ModalRules {
  /** false: only its owner closes it. */
  closable: boolean;
  /** Waited for; false keeps it open. */
  beforeClose?: (() => boolean | undefined | Promise<boolean | undefined>) | undefined;
  /** After it was closed by {@link ModalManager.close}, so that its owner knows. */
  onClose?: (() => void) | undefined;
}

/** The open modals of a page, the topmost last (promise 4.7.1). */
export interface ModalManager {
  /** False, and nothing happens, where it is open already. */
  open: (id: string, rules: ModalRules) => boolean;
  /**
   * Asks to close: works only if it is open, closable and topmost among the open ones, and no earlier close is being waited for.
   * Waits for the close handler. True when it closed.
   */
  close: (id: string) => Promise<boolean>;
  /** Takes it away whatever its rules: its owner decided. */
  remove: (id: string) => void;
  isOpen: (id: string) => boolean;
  isTopmost: (id: string) => boolean;
  /** Whether a person may close it. */
  isClosable: (id: string) => boolean;
  /** Whether its close handler is being waited for. */
  isClosing: (id: string) => boolean;
  /** The one that Escape means. */
  topmost: () => string | undefined;
  /** How many are open; the page is locked while it is not 0. */
  count: () => number;
  subscribe: (listener: () => void) => () => void;
}

export function createModalManager(): ModalManager {
  const opened = new Map<string, ModalRules>();
  const closing = new Set<string>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const topmost = () => [...opened.keys()].at(-1);
  const remove = (id: string) => {
    if (opened.delete(id)) tell();
  };
  /** What the close handler says; while it takes its time, listeners can see that it does. */
  const agreedBy = async (id: string, { beforeClose }: ModalRules) => {
    closing.add(id);
    try {
      const answer = beforeClose?.();
      if (answer instanceof Promise) tell();
      return (await answer) !== false;
    } finally {
      closing.delete(id);
    }
  };
  return {
    open: (id, rules) => {
      if (opened.has(id)) return false;
      opened.set(id, rules);
      tell();
      return true;
    },
    close: async (id) => {
      const rules = opened.get(id);
      if (!rules?.closable || topmost() !== id || closing.has(id)) return false;
      const agreed = await agreedBy(id, rules).finally(tell);
      if (!agreed) return false;
      remove(id);
      rules.onClose?.();
      return true;
    },
    remove,
    isOpen: (id) => opened.has(id),
    isTopmost: (id) => topmost() === id,
    isClosable: (id) => opened.get(id)?.closable ?? false,
    isClosing: (id) => closing.has(id),
    topmost,
    count: () => opened.size,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
