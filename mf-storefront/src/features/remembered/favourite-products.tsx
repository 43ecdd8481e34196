import { lazyAfterHydration } from '../../hydration/lazy-after-hydration.tsx';
import { hasFavourites } from '../../remembered-storage.ts';
import type { FavouritesRowProps } from './favourites-row.tsx';

export const FavouriteProducts = lazyAfterHydration<FavouritesRowProps>(
  () => import('./favourites-row.tsx'),
  ({ merchantName }) => hasFavourites(merchantName),
);
