import { formPathsOf, type Product } from 'shared-contracts';
import { ShopSection } from 'shared-design-system/shop';
import { NoScriptForm } from '../../../components/no-script-form.tsx';
import { ProductRow } from './product-row.tsx';

const most = 6;

interface OtherProductsProps {
  merchantName: string;
  products: readonly Product[];
  addressOf: (productId: string) => string;
  onAdd: (product: Product) => void;
}

export function OtherProducts({ merchantName, products, addressOf, onAdd }: OtherProductsProps) {
  if (products.length === 0) return null;
  return (
    <ShopSection place="far">
      <div data-other-products="">
        <NoScriptForm action={formPathsOf(merchantName).cart}>
          <ProductRow products={products.slice(0, most)} addressOf={addressOf} onAdd={onAdd} />
        </NoScriptForm>
      </div>
    </ShopSection>
  );
}
