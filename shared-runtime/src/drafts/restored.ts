import { writeStored } from '../storage/browser-storage.ts';

const prefix = 'b2b:draft:';

export const draftName = (key: string): string => prefix + key;

export const removeDraft = (key: string): boolean => writeStored(draftName(key), null);

export const restoredDrafts = new Set<string>();

/** Throws away every draft that was put back into a form since the page was loaded, so that a screen starts as the server has it. */
export function dropRestoredDrafts(): void {
  for (const key of restoredDrafts) removeDraft(key);
  restoredDrafts.clear();
}
