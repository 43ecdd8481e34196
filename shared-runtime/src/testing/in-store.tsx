import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { type AppStore, createAppStore } from '../store/store.ts';

/**
 * What a hook is rendered in that needs the store and no screen around it: `renderHook(hook, { wrapper })`.
 * @param store a new one unless given
 */
export function inStore(store: AppStore = createAppStore()) {
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  return { store, wrapper };
}
