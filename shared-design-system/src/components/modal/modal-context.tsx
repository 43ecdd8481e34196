import {
  createContext,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { leadTab } from './focus-trap.ts';
import { free, isolate } from './isolation.ts';
import { createModalManager, type ModalManager } from './modal-manager.ts';
import { lockScroll } from './scroll-lock.ts';

const ModalManagerContext = createContext<ModalManager | null>(null);

/** Escape closes the topmost, wherever the focus went; a control inside that uses the key itself stops it. */
function closeByKey(manager: ModalManager, event: KeyboardEvent): void {
  const top = manager.topmost();
  if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || top === undefined) return;
  void manager.close(top);
}

/** Tab goes around in the topmost and the toasts above it. */
function trapTab(manager: ModalManager, event: KeyboardEvent): void {
  const top = manager.topmost();
  if (event.key === 'Tab' && !event.defaultPrevented && top !== undefined) leadTab(event, free(document, top));
}

/** Holds the page's modals; locks its scroll and makes it inert while one is open (sentence 2.12.1). Part of `DesignSystemProvider`. */
export function ModalManagerProvider({ children }: { children: ReactNode }): ReactElement {
  const [manager] = useState(createModalManager);
  const locked = useSyncExternalStore(
    manager.subscribe,
    () => manager.count() > 0,
    () => false,
  );
  useEffect(() => (locked ? lockScroll(document) : undefined), [locked]);
  // At once, not with the next rendering: the focus goes back only into a page that is not inert any more.
  useEffect(() => {
    const leaveTopmost = () => isolate(document, manager.topmost());
    leaveTopmost();
    return manager.subscribe(leaveTopmost);
  }, [manager]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      closeByKey(manager, event);
      trapTab(manager, event);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [manager]);
  return <ModalManagerContext.Provider value={manager}>{children}</ModalManagerContext.Provider>;
}

/** The page's modals. Throws outside `DesignSystemProvider`. */
export function useModalManager(): ModalManager {
  const manager = useContext(ModalManagerContext);
  if (!manager) throw new Error('A modal needs DesignSystemProvider above it');
  return manager;
}
