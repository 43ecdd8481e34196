import { useState } from 'react';
import type { Product } from 'shared-contracts';
import { Button, Link, styled } from 'shared-design-system/shop';
import { addressesOf } from '../../addresses.ts';
import { favourites } from './favourites.ts';
import { texts } from './texts.ts';

interface FavouriteButtonProps {
  merchantName: string;
  product: Product;
}

const Heart = styled.span`
  [aria-pressed='true'] svg {
    fill: currentColor;
  }
`;

const Padded = styled.span`
  padding-inline: var(--space-5);
`;

export function FavouriteButton({ merchantName, product }: FavouriteButtonProps) {
  const isMarked = () => favourites.read(merchantName).some(({ id }) => id === product.id);
  const [marked, setMarked] = useState(isMarked);
  const toggle = () => {
    if (marked) favourites.forget(merchantName, product.id);
    else favourites.remember(merchantName, product);
    setMarked(isMarked());
  };
  return (
    <>
      <Heart>
        <Button variant="ghost" icon="heart" aria-pressed={marked} onClick={toggle}>
          {marked ? texts.inFavourites : texts.toFavourites}
        </Button>
      </Heart>
      {favourites.read(merchantName).length > 0 ? (
        <Padded>
          <Link variant="plain" to={addressesOf(merchantName).favourites}>
            {texts.openFavourites}
          </Link>
        </Padded>
      ) : null}
    </>
  );
}
