/**
 * What the merchant's screens have in common, where data meets the design system. Holds no state of its own, so each remote
 * takes its own copy: `import { Loaded } from 'shared-runtime/screens'`.
 */
export { DraftNotKept } from './draft-not-kept.tsx';
export { EditPage, type EditPageProps } from './edit-page.tsx';
export { Loaded, type LoadedProps } from './loaded.tsx';
export { LoadedList, type LoadedListProps, rowsPerPage } from './loaded-list.tsx';
export { LoadedPage, type LoadedPageProps } from './loaded-page.tsx';
export { shortOf, shortsOf } from './short-of.ts';
export type { LoadedQuery } from './shown.tsx';
export { type AskBeforeClosing, useAskBeforeClosing } from './use-ask-before-closing.ts';
export { useAskBeforeLeaving } from './use-ask-before-leaving.ts';
export { type EditForm, type EditFormOptions, useEditForm } from './use-edit-form.ts';
export { type ListAddress, useListAddress } from './use-list-address.ts';
