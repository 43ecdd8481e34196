const key = 'justAdded';

/** Comes with the way to a product's page from where it was added; stays with that entry of the history. */
export const justAdded = { [key]: true };

/** Whether the page was come to from where its product was added. */
export const isJustAdded = (state: unknown): boolean => typeof state === 'object' && state !== null && key in state;
