interface JustAdded {
  justAdded: true;
  /** What of its pictures was not saved. */
  failures: readonly string[];
}

/** State of the history entry of a product's page that was reached by adding the product. */
export const justAdded = (failures: readonly string[] = []): JustAdded => ({ justAdded: true, failures });

export const readJustAdded = (state: unknown): JustAdded | null =>
  typeof state === 'object' && state !== null && 'justAdded' in state ? (state as JustAdded) : null;
