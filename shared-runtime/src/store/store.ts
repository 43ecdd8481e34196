import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { baseApi } from '../api/base-api.ts';
import { sessionSlice } from '../session/session-slice.ts';

/** The one reducer of the page. A remote adds its slice when it is loaded: `const cart = cartSlice.injectInto(rootReducer)`. */
export const rootReducer = combineSlices(baseApi, sessionSlice).withLazyLoadedSlices<object>();

export type RootState = ReturnType<typeof rootReducer>;

/** Makes the page's one store; the host does it once. */
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
  return store;
}

export type AppStore = ReturnType<typeof createAppStore>;
export type AppDispatch = AppStore['dispatch'];
