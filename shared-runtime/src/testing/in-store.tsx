import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { type AppStore, createAppStore } from '../store/store.ts';

export function inStore(store: AppStore = createAppStore()) {
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  return { store, wrapper };
}
