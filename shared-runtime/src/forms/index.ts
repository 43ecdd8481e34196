export { DraftStorageNotice } from './draft-storage-notice.tsx';
export type { EditForm } from './edit-form.ts';
export { EditPage } from './edit-page.tsx';
export { useAskBeforeClosing } from './use-ask-before-closing.ts';
export { useAskBeforeLeaving } from './use-ask-before-leaving.ts';
export { useEditForm } from './use-edit-form.ts';
export { useRequestKeys } from './use-request-keys.ts';
