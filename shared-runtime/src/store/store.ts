import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { baseApi } from '../api/base-api.ts';
import type { Transport } from '../api/base-query.ts';
import { notifySessionListeners } from '../session/session-changes.ts';
import { type PackedState, unpackState } from './packed-state.ts';
import { rootReducer } from './root-reducer.ts';

export interface StoreOptions {
  /** What the server has asked already ({@link packState}). The endpoints that it is about must have been injected. */
  given?: PackedState | null;
  /** What answers calls instead of the browser's `fetch`: on the server. */
  transport?: Transport;
}

/** Makes the page's one store; the host does it once. */
export function createAppStore({ given, transport }: StoreOptions = {}) {
  const store = configureStore({
    reducer: rootReducer,
    ...(given ? { preloadedState: unpackState(given) } : {}),
    middleware: (defaults) =>
      // Uploads carry a Blob in their arguments: that is not serialisable and need not be.
      defaults({
        serializableCheck: { ignoredActionPaths: ['meta'], ignoredPaths: ['api'] },
        thunk: { extraArgument: transport },
      }).concat(baseApi.middleware),
  });
  setupListeners(store.dispatch);
  store.subscribe(notifySessionListeners);
  return store;
}

export type AppStore = ReturnType<typeof createAppStore>;
export type AppDispatch = AppStore['dispatch'];
