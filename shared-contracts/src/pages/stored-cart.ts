// The cart of a shop in the browser's storage: the shop's scripts keep it, and a page's own script adds to it before they are loaded.

export const cartStorageKey = (merchantName: string): string => `b2b:cart:${merchantName}`;

/** An order takes at most so many lines. */
export const maxCartLines = 100;

/** Marks the empty element in which a page's own script shows how many pieces the cart holds. */
export const earlyCountAttribute = 'data-early-count';
