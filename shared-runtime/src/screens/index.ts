/**
 * What the merchant's screens have in common, where data meets the design system. Holds no state of its own, so each remote
 * takes its own copy: `import { Loaded } from 'shared-runtime/screens'`.
 */
export {
  type AskBeforeClosing,
  DraftStorageNotice,
  type EditForm,
  type EditFormOptions,
  EditPage,
  type EditPageProps,
  useAskBeforeClosing,
  useAskBeforeLeaving,
  useEditForm,
} from '../forms/index.ts';
export { leadingPhrase, leadingPhrases } from './leading-phrase.ts';
export { Loaded, type LoadedProps } from './loaded.tsx';
export { LoadedList, type LoadedListProps, rowsPerPage } from './loaded-list.tsx';
export { LoadedPage, type LoadedPageProps } from './loaded-page.tsx';
export type { LoadedQuery } from './query-states.tsx';
export { type ListAddress, useListAddress } from './use-list-address.ts';
