export { baseApi, type Tag, tags } from './api/base-api.ts';
export type { CallOptions, OperationCall } from './api/base-query.ts';
export { describeFailure, fieldFailures } from './api/describe-failure.ts';
export { type Failure, isFailure } from './api/failure.ts';
export { endpointOf } from './api/operation-endpoint.ts';
export { readBoot } from './boot/boot.ts';
export { draftName, dropRestoredDrafts, removeDraft, restoredDrafts } from './drafts/restored.ts';
export type {
  LazyModule,
  LazySlot,
  LoadPage,
  PageToLoad,
  RemoteModule,
  ServerRemote,
} from './federation/remote-module.ts';
export { createUuid } from './ids/create-uuid.ts';
export { loadLive } from './live/load-live.ts';
export { merchantApi, useReadMerchantQuery, useUpdateMerchantMutation } from './merchant/merchant-api.ts';
export { type SessionState, useSession } from './merchant/use-session.ts';
export { type PageDialogs, usePageDialogs } from './navigation/page-dialogs.ts';
export { type PreparePage, preparePages } from './navigation/page-preparation.ts';
export { PageRouter, type PageRouterProps } from './navigation/page-router.tsx';
export { useGoBack } from './navigation/use-go-back.ts';
export { useLeaveGuard } from './navigation/use-leave-guard.ts';
export { useOnline } from './network/use-online.ts';
export {
  selectSessionExpired,
  selectSessionOwner,
  selectSignedOut,
  sessionExpired,
  sessionKnown,
  sessionRenewed,
  signInAsked,
} from './session/session-slice.ts';
export { type ProductPictureProps, productPictureSlot } from './slots/product-picture.ts';
export { type ProductTextsProps, productTextsSlot } from './slots/product-texts.ts';
export { type ShopPreviewProps, shopPreviewSlot } from './slots/shop-preview.ts';
export { Slot, type SlotFilling, type SlotProps, SlotProvider, type SlotResolver } from './slots/slot.tsx';
export { StaffContext, useStaff } from './staff/staff.ts';
export { readStored, readStoredJson, writeStored } from './storage/browser-storage.ts';
export { useAppDispatch, useAppSelector } from './store/hooks.ts';
export { type PackedState, packState } from './store/packed-state.ts';
export { type RootState, rootReducer } from './store/root-reducer.ts';
export { type AppDispatch, type AppStore, createAppStore, type StoreOptions } from './store/store.ts';
export { lastReports, report, reportOnLeave } from './telemetry/report.ts';
export { type Debounced, debounce } from './timing/debounce.ts';
export { clockText, useSecondsLeft } from './timing/use-seconds-left.ts';
export { withTimeout } from './timing/with-timeout.ts';
