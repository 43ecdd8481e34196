import { readStored } from 'shared-runtime/page';
import { lazyAfterHydration } from '../../hydration/lazy-after-hydration.tsx';
import type { FavouritesRowProps } from './favourites-row.tsx';
import { storageKey } from './storage-key.ts';

export const FavouriteProducts = lazyAfterHydration<FavouritesRowProps>(
  () => import('./favourites-row.tsx'),
  ({ merchantName }) => Boolean(readStored(storageKey('favourites', merchantName))),
);
