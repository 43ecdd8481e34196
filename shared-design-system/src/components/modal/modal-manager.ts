/** What a modal says of itself when it opens. */
export interface ModalRules {
  /** false: only its owner closes it. */
  closable: boolean;
  /** Waited for; false keeps it open. */
  beforeClose?: (() => boolean | undefined | Promise<boolean | undefined>) | undefined;
}

/** The open modals of a page, the topmost last (sentence 4.7.1). */
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
  /** How many are open; the page is locked while it is not 0. */
  count: () => number;
  subscribe: (listener: () => void) => () => void;
}

/** A manager without modals. */
export function createModalManager(): ModalManager {
  const opened = new Map<string, ModalRules>();
  const closing = new Set<string>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const isTopmost = (id: string) => [...opened.keys()].at(-1) === id;
  const remove = (id: string) => {
    if (opened.delete(id)) tell();
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
      if (!rules?.closable || !isTopmost(id) || closing.has(id)) return false;
      closing.add(id);
      try {
        const agreed = (await rules.beforeClose?.()) !== false;
        if (agreed) remove(id);
        return agreed;
      } finally {
        closing.delete(id);
      }
    },
    remove,
    isOpen: (id) => opened.has(id),
    isTopmost,
    count: () => opened.size,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
