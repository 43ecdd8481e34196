import { formPathsOf, type Product } from 'shared-contracts';
import { ProductGrid } from 'shared-design-system/home';
import { pictureSizes, ShopSection } from 'shared-design-system/shop';
import { NoScriptForm } from '../components/no-script-form.tsx';
import { moreTexts } from '../features/catalogue/more-texts.ts';
import { CartTile } from './cart-tile.tsx';

interface RelatedProductsProps {
  merchantName: string;
  products: readonly Product[];
}

export function RelatedProducts({ merchantName, products }: RelatedProductsProps) {
  if (products.length === 0) return null;
  return (
    <ShopSection title={moreTexts.related} place="far">
      <NoScriptForm action={formPathsOf(merchantName).cart}>
        <ProductGrid>
          {products.map((product) => (
            <CartTile
              key={product.id}
              merchantName={merchantName}
              product={product}
              priority={false}
              sizes={pictureSizes.threeColumns}
            />
          ))}
        </ProductGrid>
      </NoScriptForm>
    </ShopSection>
  );
}
