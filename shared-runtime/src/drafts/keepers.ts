type Keeper = () => boolean;

const keepers = new Set<Keeper>();

export function addDraftKeeper(keeper: Keeper): () => void {
  keepers.add(keeper);
  return () => keepers.delete(keeper);
}

export const keepDrafts = (): boolean => [...keepers].map((keep) => keep()).every(Boolean);
