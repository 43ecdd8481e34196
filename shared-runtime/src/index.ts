export { baseApi } from './api/base-api.ts';
export type { CallOptions, OperationCall } from './api/base-query.ts';
export { endpointOf } from './api/operation-endpoint.ts';
export { isSessionOver } from './api/session-over.ts';
export { cacheTags, type Tag } from './api/tags.ts';
export { loadLive } from './live/load-live.ts';
export { askForMerchant } from './merchant/ask-for-merchant.ts';
export { merchantApi, useReadMerchantQuery, useUpdateMerchantMutation } from './merchant/merchant-api.ts';
export { type SessionState, useSession } from './merchant/use-session.ts';
export * from './page.ts';
export {
  selectSessionExpired,
  selectSessionOwner,
  selectSessionTaken,
  selectSignedOut,
  sessionExpired,
  sessionKnown,
  sessionRenewed,
  signInAsked,
  staffKnown,
} from './session/session-slice.ts';
export { StaffContext, useStaff } from './staff/staff.ts';
export { useAppDispatch, useAppSelector } from './store/hooks.ts';
export { PageStore, pageStore } from './store/page-store.tsx';
export { type RootState, rootReducer } from './store/root-reducer.ts';
export { type AppDispatch, type AppStore, createAppStore } from './store/store.ts';
