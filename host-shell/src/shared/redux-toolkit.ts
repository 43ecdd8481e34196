/**
 * The names of @reduxjs/toolkit that the platform uses, and below them those that its own query part does; the rest is shaken off. The
 * build of a container that uses another one fails and says so: add it here and release the shell first.
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
