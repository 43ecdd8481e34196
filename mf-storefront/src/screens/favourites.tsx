import { FavouritesRow } from '../features/remembered/favourites-row.tsx';
import { useRememberedCart } from './use-remembered-cart.ts';

export default function Favourites({ merchantName }: { merchantName: string }) {
  return <FavouritesRow merchantName={merchantName} cart={useRememberedCart(merchantName)} />;
}
