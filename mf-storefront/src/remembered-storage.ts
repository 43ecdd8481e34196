import { readStored } from 'shared-runtime/page';

export const storageKey = (kind: 'favourites' | 'viewed', merchantName: string): string =>
  `b2b:${kind}:${merchantName}`;

export const hasFavourites = (merchantName: string): boolean =>
  Boolean(readStored(storageKey('favourites', merchantName)));
