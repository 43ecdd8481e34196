export interface ModalRules {
  closable: boolean;
  beforeClose?: (() => boolean | undefined | Promise<boolean | undefined>) | undefined;
  onClose?: (() => void) | undefined;
}

export interface ModalManager {
  /** False where it is open already: then nothing happens. */
  open: (id: string, rules: ModalRules) => boolean;
  /**
   * Asks to close: works only if it is open, closable and topmost among the open ones, and no earlier close is being waited for.
   * Waits for the close handler. True when it closed.
   */
  close: (id: string) => Promise<boolean>;
  /** Removes a modal whatever its rules: its owner has decided. */
  remove: (id: string) => void;
  isOpen: (id: string) => boolean;
  isTopmost: (id: string) => boolean;
  isClosable: (id: string) => boolean;
  isClosing: (id: string) => boolean;
  topmost: () => string | undefined;
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
