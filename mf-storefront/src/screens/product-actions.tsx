import type { Product } from 'shared-contracts';
import { Inline, media, styled } from 'shared-design-system/shop';
import { ShareButton } from '../components/share/share-button.tsx';
import { FavouriteButton } from '../features/remembered/favourite-button.tsx';

export interface ProductActionsProps {
  merchantName: string;
  product: Product;
}

const Edge = styled.div`
  margin-inline-start: calc(-1 * var(--space-5));

  ${media.forcedColours} {
    margin-inline-start: 0;
  }
`;

export default function ProductActions({ merchantName, product }: ProductActionsProps) {
  return (
    <Edge>
      <Inline gap={2}>
        <FavouriteButton merchantName={merchantName} product={product} />
        <ShareButton title={product.title} />
      </Inline>
    </Edge>
  );
}
