/**
 * The part of the runtime that every page has. A shop's page has no more, and reads through {@link createReads}. The whole, with the office's store,
 * comes with the first part that imports `index.ts`.
 */
export { describeFailure, fieldFailures } from './api/describe-failure.ts';
export { type Answer, type Failure, isFailure } from './api/failure.ts';
export type { Transport } from './api/send.ts';
export { isSending } from './api/sending.ts';
export { readBoot } from './boot/boot.ts';
export { addDraftKeeper } from './drafts/keepers.ts';
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
export { hasLeaveGuard, loadAnew, wouldReloadLoseInput } from './navigation/leave-guards.ts';
export { type ChangePage, changePagesBy, changePlainly } from './navigation/page-change.ts';
export { hasDialog, type PageDialogs, usePageDialogs } from './navigation/page-dialogs.ts';
export { type PreparePage, preparePages } from './navigation/page-preparation.ts';
export { PageRouter, type PageRouterProps } from './navigation/page-router.tsx';
export { prefetchPage, setPagePrefetcher } from './navigation/prefetch-page.ts';
export { useGoBack } from './navigation/use-go-back.ts';
export { useLeaveGuard } from './navigation/use-leave-guard.ts';
export { useOnline } from './network/use-online.ts';
export { type Known, type Read, readsOf, type Send } from './reads/read.ts';
export { createReads, type PackedReads, type Reads } from './reads/reads.ts';
export { ReadsProvider, useReads } from './reads/reads-context.tsx';
export { type Calling, type CallState, useCall } from './reads/use-call.ts';
export { type ReadResult, useRead } from './reads/use-read.ts';
export { askReleases, newRevision } from './releases/revision.ts';
export { Slot, type SlotFilling, SlotProvider, type SlotResolver } from './slots/slot.tsx';
export type { Fills, SlotName, SlotProps } from './slots/slots.ts';
export { readStored, readStoredJson, writeStored } from './storage/browser-storage.ts';
export { type RunningRelease, setCallerRelease } from './telemetry/caller.ts';
export { lastReports, renewPageToken, reportOnLeave, reportTelemetry } from './telemetry/report.ts';
export { type Debounced, debounce } from './timing/debounce.ts';
export { clockText, useSecondsLeft } from './timing/use-seconds-left.ts';
export { withTimeout } from './timing/with-timeout.ts';
