import type { Product } from 'shared-contracts';
import { Card } from 'shared-design-system/pages';
import { Stack } from 'shared-design-system/shop';
import { AddonRow } from '../features/catalogue/components/addon-row.tsx';
import { addonTexts } from '../features/catalogue/more-texts.ts';

interface AddonsPartProps {
  products: readonly Product[];
  productAddress: (productId: string) => string;
}

const noop = () => undefined;

export function AddonsPart({ products, productAddress }: AddonsPartProps) {
  if (products.length === 0) return null;
  return (
    <Card title={addonTexts.title} gap={4}>
      <Stack as="ul" gap={3}>
        {products.map((product) => (
          <AddonRow key={product.id} product={product} to={productAddress(product.id)} quantity={0} onAdd={noop} />
        ))}
      </Stack>
    </Card>
  );
}
