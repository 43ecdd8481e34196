import {
  Button,
  DisplaySettingsProvider,
  ProductCard,
  ProductGrid,
  ShopBanner,
  ShopHeader,
  Stack,
} from 'shared-design-system';
import { texts } from '../../../texts.ts';
import { usePreviewProductsQuery } from '../api.ts';
import type { AppearanceValues } from '../appearance-form.ts';

const { example, untitled } = texts.appearance;

/** What stands for goods while the shop has none. */
const examples = [
  { id: '1', title: example.product, price: 5000, sale: 5900, preview: null },
  { id: '2', title: example.second, price: 3150, sale: null, preview: null },
  { id: '3', title: example.third, price: 5900, sale: null, preview: null },
];

// Nothing in a preview can be pressed or gets the focus. React 18 has no property for it yet.
const inert = { inert: '' };

export interface ShopPreviewProps {
  values: AppearanceValues;
  title: string;
  logo: string | null;
  banner: string | null;
}

/** The beginning of the shop in the chosen colours and font. Its look stays within, its links lead nowhere. */
export function ShopPreview({ values, title, logo, banner }: ShopPreviewProps) {
  const { fontId, themeId, mainColor, templateId } = values;
  const inRow = templateId === 'banner-row3' ? 3 : 2;
  const { data } = usePreviewProductsQuery({ per_page: 3, is_posted: true });
  const goods = (data?.products.length ? data.products : examples).slice(0, inRow);
  return (
    <DisplaySettingsProvider scoped settings={{ fontId, themeId, slugs: { mainColor }, disabledLinks: true }}>
      <div {...inert}>
        <Stack gap={5}>
          <ShopHeader company={title || untitled} logo={logo} home="" checkout="" cartCount={2} sticky={false} />
          <ShopBanner
            title={title || untitled}
            lead={example.lead}
            picture={banner}
            actions={<Button>{example.action}</Button>}
          />
          <ProductGrid columns={inRow}>
            {goods.map(({ id, title: name, price, sale, preview }) => (
              <ProductCard key={id} name={name} price={price} sale={sale} image={preview?.link ?? null} />
            ))}
          </ProductGrid>
        </Stack>
      </div>
    </DisplaySettingsProvider>
  );
}
