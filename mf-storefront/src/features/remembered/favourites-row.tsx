import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { favouritesPlace } from '../../addresses.ts';
import { homeTexts } from '../../home-texts.ts';
import { favourites } from './favourites.ts';
import { type RememberedCart, RememberedRow } from './remembered-row.tsx';

interface FavouritesRowProps {
  merchantName: string;
  cart: RememberedCart;
}

export function FavouritesRow({ merchantName, cart }: FavouritesRowProps) {
  const [products] = useState(() => favourites.read(merchantName));
  const { hash } = useLocation();
  // This row is loaded after the page, when the browser has already looked for the hash.
  useEffect(() => {
    if (hash === `#${favouritesPlace}`) document.getElementById(favouritesPlace)?.scrollIntoView();
  }, [hash]);
  return (
    <RememberedRow
      merchantName={merchantName}
      title={homeTexts.catalogue.favourites}
      id={favouritesPlace}
      products={products}
      cart={cart}
    />
  );
}
