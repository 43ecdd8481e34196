const key = 'justAdded';

/** State of the history entry of a product's page that was reached by adding the product. */
export const justAdded = { [key]: true };

export const isJustAdded = (state: unknown): boolean => typeof state === 'object' && state !== null && key in state;
