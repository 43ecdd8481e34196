import { isolateBidi, isSoldOut, type Product, remainingStockOf, type Size, sizesOf } from 'shared-contracts';
import { styled } from 'shared-design-system/shop';
import { addressesOf } from '../../addresses.ts';
import { Disclosure } from '../../components/disclosure.tsx';
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
  return gone.length > 1 ? waitTexts.openSizes : waitTexts.openSize(isolateBidi(size.value));
}

export default function StockWait({ merchantName, product }: StockWaitProps) {
  const gone = sizesOf(product).filter((size) => remainingStockOf(product, size) === 0);
  return (
    <Apart>
      <Disclosure show={showOf(product, gone)} hide={waitTexts.close}>
        <WaitForm
          merchantName={merchantName}
          productId={product.id}
          sizes={gone}
          personalData={addressesOf(merchantName).document('personal-data')}
        />
      </Disclosure>
    </Apart>
  );
}
