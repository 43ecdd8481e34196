import { isolated, isSoldOut, leftOf, type Product, type Size, sizesOf } from 'shared-contracts';
import { styled } from 'shared-design-system/shop';
import { addressesOf } from '../../addresses.ts';
import { Fold } from '../../components/fold.tsx';
import { waitTexts } from './texts.ts';
import { WaitForm } from './wait-form.tsx';

export interface StockWaitProps {
  merchantName: string;
  product: Product;
}

const Apart = styled.div`
  margin-top: var(--space-5);
`;

function showOf(product: Product, gone: readonly Size[]): string {
  const [size] = gone;
  if (!size || isSoldOut(product)) return waitTexts.open;
  return gone.length > 1 ? waitTexts.openSizes : waitTexts.openSize(isolated(size.value));
}

export default function StockWait({ merchantName, product }: StockWaitProps) {
  const gone = sizesOf(product).filter((size) => leftOf(product, size) === 0);
  return (
    <Apart>
      <Fold show={showOf(product, gone)} hide={waitTexts.close}>
        <WaitForm
          merchantName={merchantName}
          productId={product.id}
          sizes={gone}
          personalData={addressesOf(merchantName).document('personal-data')}
        />
      </Fold>
    </Apart>
  );
}
