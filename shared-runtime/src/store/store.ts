import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { baseApi } from '../api/base-api.ts';
import { notifySessionListeners } from '../session/session-changes.ts';
import { rootReducer } from './root-reducer.ts';

export function createAppStore() {
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) =>
      // Uploads carry a Blob in their arguments: that is not serialisable and need not be.
      defaults({ serializableCheck: { ignoredActionPaths: ['meta'], ignoredPaths: ['api'] } }).concat(
        baseApi.middleware,
      ),
  });
  setupListeners(store.dispatch);
  store.subscribe(notifySessionListeners);
  return store;
}

export type AppStore = ReturnType<typeof createAppStore>;
export type AppDispatch = AppStore['dispatch'];
