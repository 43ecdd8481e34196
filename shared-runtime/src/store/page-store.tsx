import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { type AppStore, createAppStore } from './store.ts';

let store: AppStore | undefined;

export function pageStore(): AppStore {
  store ??= createAppStore();
  return store;
}

export const PageStore = ({ children }: { children: ReactNode }) => <Provider store={pageStore()}>{children}</Provider>;
