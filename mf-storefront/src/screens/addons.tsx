import { formPathsOf, type Product } from 'shared-contracts';
import { Card } from 'shared-design-system/pages';
import { ShopSection, Stack } from 'shared-design-system/shop';
import { addressesOf } from '../addresses.ts';
import { NoScriptForm } from '../components/no-script-form.tsx';
import { type CartLine, lineFor } from '../features/cart/lines.ts';
import { useCart } from '../features/cart/use-cart.ts';
import { addonsQuery, useProductPages } from '../features/catalogue/api.ts';
import { AddonRow } from '../features/catalogue/components/addon-row.tsx';
import { addonTexts } from '../features/catalogue/more-texts.ts';

interface AddonsProps {
  merchantName: string;
  section?: boolean;
  isLeftOut: (product: Product) => boolean;
  add: (line: CartLine) => void;
}

export function Addons({ merchantName, section = false, isLeftOut, add }: AddonsProps) {
  const { products = [] } = useProductPages(addonsQuery(merchantName));
  const cart = useCart(merchantName);
  const shown = products.filter((product) => !isLeftOut(product));
  if (shown.length === 0) return null;
  const card = (
    <Card title={addonTexts.title} gap={4}>
      <NoScriptForm action={formPathsOf(merchantName).cart}>
        <Stack as="ul" gap={3}>
          {shown.map((product) => (
            <AddonRow
              key={product.id}
              product={product}
              to={addressesOf(merchantName).product(product.id)}
              quantity={cart.quantityOf(lineFor(product))}
              onAdd={() => add(lineFor(product))}
            />
          ))}
        </Stack>
      </NoScriptForm>
    </Card>
  );
  return section ? <ShopSection>{card}</ShopSection> : card;
}
