import {
  createContext,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { createModalManager, type ModalManager } from './modal-manager.ts';
import { lockScroll } from './scroll-lock.ts';

const ModalManagerContext = createContext<ModalManager | null>(null);

/** Holds the page's modals and locks its scroll while one is open (sentence 2.12.1). Part of `DesignSystemProvider`. */
export function ModalManagerProvider({ children }: { children: ReactNode }): ReactElement {
  const [manager] = useState(createModalManager);
  const locked = useSyncExternalStore(
    manager.subscribe,
    () => manager.count() > 0,
    () => false,
  );
  useEffect(() => (locked ? lockScroll(document) : undefined), [locked]);
  return <ModalManagerContext.Provider value={manager}>{children}</ModalManagerContext.Provider>;
}

/** The page's modals. Throws outside `DesignSystemProvider`. */
export function useModalManager(): ModalManager {
  const manager = useContext(ModalManagerContext);
  if (!manager) throw new Error('A modal needs DesignSystemProvider above it');
  return manager;
}
