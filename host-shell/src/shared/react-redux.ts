/** The names of react-redux that the platform and the query part of @reduxjs/toolkit use, as in `redux-toolkit.ts`. */
export {
  batch,
  Provider,
  ReactReduxContext,
  shallowEqual,
  useDispatch,
  useSelector,
  useStore,
} from 'original/react-redux';
