import { DisplaySettingsProvider, ProductCard, ProductGrid, ShopBanner, ShopHeader, Stack } from 'shared-design-system';
import { texts } from '../../../texts.ts';
import type { AppearanceValues } from '../appearance-form.ts';

const { example, untitled } = texts.appearance;

const goods = [
  { name: example.product, price: 5000, sale: 5900 },
  { name: example.second, price: 3150, sale: null },
  { name: example.third, price: 5900, sale: null },
];

export interface ShopPreviewProps {
  values: AppearanceValues;
  title: string;
  logo: string | null;
  banner: string | null;
}

/** The beginning of the shop in the chosen colours and font. Its look stays within, its links lead nowhere. */
export function ShopPreview({ values, title, logo, banner }: ShopPreviewProps) {
  const { fontId, themeId, mainColor, templateId } = values;
  return (
    <DisplaySettingsProvider scoped settings={{ fontId, themeId, slugs: { mainColor }, disabledLinks: true }}>
      <Stack gap={3}>
        <ShopHeader company={title || untitled} logo={logo} home="" checkout="" cartCount={2} sticky={false} />
        <ShopBanner title={title || untitled} lead={example.lead} picture={banner} />
        <ProductGrid columns={templateId === 'banner-row3' ? 3 : 2}>
          {goods.map((good) => (
            <ProductCard key={good.name} {...good} />
          ))}
        </ProductGrid>
      </Stack>
    </DisplaySettingsProvider>
  );
}
