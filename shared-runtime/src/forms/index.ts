/** Forms over what the server has: their drafts, their changes, what is asked before something typed is lost. */
export { DraftStorageNotice } from './draft-storage-notice.tsx';
export type { EditForm, EditFormOptions } from './edit-form.ts';
export { EditPage, type EditPageProps } from './edit-page.tsx';
export { type AskBeforeClosing, useAskBeforeClosing } from './use-ask-before-closing.ts';
export { useAskBeforeLeaving } from './use-ask-before-leaving.ts';
export { useEditForm } from './use-edit-form.ts';
