export const storageKey = (kind: 'favourites' | 'viewed', merchantName: string): string =>
  `b2b:${kind}:${merchantName}`;
