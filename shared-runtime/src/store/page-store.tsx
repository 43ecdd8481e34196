import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { type AppStore, createAppStore } from './store.ts';

let store: AppStore | undefined;

/** The one store of the page, made when the first part that uses it has come. */
export function pageStore(): AppStore {
  store ??= createAppStore();
  return store;
}

/** Gives the page's store to a part; the host puts it around those that came with it. */
export const PageStore = ({ children }: { children: ReactNode }) => <Provider store={pageStore()}>{children}</Provider>;
