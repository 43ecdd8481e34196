/** Writes what is typed to the browser's storage at once; false where it would not take it. */
type Keeper = () => boolean;

const keepers = new Set<Keeper>();

/** Says how a form's draft is kept, for as long as the form is there. Returns how to end that. */
export function addDraftKeeper(keeper: Keeper): () => void {
  keepers.add(keeper);
  return () => keepers.delete(keeper);
}

/** Keeps every draft of the page at once. @returns whether all are kept */
export const keepDrafts = (): boolean => [...keepers].map((keep) => keep()).every(Boolean);
