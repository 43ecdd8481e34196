/** What is typed and not sent yet, for containers that have forms; each takes its own copy, so that a shop's first page goes without. */
export { type Draft, useDraft } from './use-draft.ts';
