import { createContext, type ReactNode, useContext, useState } from 'react';
import { createModalManager, type ModalManager } from './modal-manager.ts';

const ModalManagerContext = createContext<ModalManager | null>(null);

export function ModalManagerProvider({ children }: { children: ReactNode }) {
  const [manager] = useState(createModalManager);
  return <ModalManagerContext.Provider value={manager}>{children}</ModalManagerContext.Provider>;
}

export function useModalManager(): ModalManager {
  const manager = useContext(ModalManagerContext);
  if (!manager) throw new Error('A modal needs DesignSystemProvider above it');
  return manager;
}
