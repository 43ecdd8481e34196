import { readStored } from 'shared-runtime/page';
import { lazyAfterwards } from '../../hydration/lazy-afterwards.tsx';
import type { FavouritesRowProps } from './favourites-row.tsx';
import { storageKey } from './storage-key.ts';

export const FavouriteProducts = lazyAfterwards<FavouritesRowProps>(
  () => import('./favourites-row.tsx'),
  ({ merchantName }) => Boolean(readStored(storageKey('favourites', merchantName))),
);
