import { combineSlices } from '@reduxjs/toolkit';
import { baseApi } from '../api/base-api.ts';
import { sessionSlice } from '../session/session-slice.ts';

/** The one reducer of the page. A remote adds its slice when it is loaded: `const cart = cartSlice.injectInto(rootReducer)`. */
export const rootReducer = combineSlices(baseApi, sessionSlice).withLazyLoadedSlices<object>();

export type RootState = ReturnType<typeof rootReducer>;
