/** Key of a list of products in this browser's storage. */
export const storageKey = (kind: 'favourites' | 'viewed', merchantName: string): string =>
  `b2b:${kind}:${merchantName}`;
