/**
 * What the merchant's screens have in common, where data meets the design system. Holds no state of its own, so each remote
 * takes its own copy: `import { Loaded } from 'shared-runtime/screens'`.
 */
export { EditPage, type EditPageProps } from './edit-page.tsx';
export { Loaded, type LoadedProps, type LoadedQuery } from './loaded.tsx';
export { screenTexts } from './texts.ts';
export { useAskBeforeLeaving } from './use-ask-before-leaving.ts';
export { type EditForm, type EditFormOptions, useEditForm } from './use-edit-form.ts';
