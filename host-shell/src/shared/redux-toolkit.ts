/**
 * The exports of @reduxjs/toolkit that the platform and RTK Query use; the rest is tree-shaken. The build of a container that uses another export
 * fails with a message: add it here and release the shell first.
 */
export {
  combineReducers,
  combineSlices,
  configureStore,
  createAction,
  createAsyncThunk,
  createNextState,
  createSelector,
  createSlice,
  formatProdErrorMessage,
  isAction,
  isAllOf,
  isAnyOf,
  isAsyncThunkAction,
  isFulfilled,
  isPending,
  isPlainObject,
  isRejected,
  isRejectedWithValue,
  nanoid,
  prepareAutoBatched,
  SHOULD_AUTOBATCH,
} from 'original/@reduxjs/toolkit';
