const key = 'justAdded';

/** Comes with the way to a product's page from where it was added; stays with that entry of the history. */
export const justAdded = { [key]: true };

export const isJustAdded = (state: unknown): boolean => typeof state === 'object' && state !== null && key in state;
