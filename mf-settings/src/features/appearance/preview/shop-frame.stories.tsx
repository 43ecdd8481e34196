import { ProductCard, ProductGrid, ShopBanner } from 'shared-design-system/home';
import { ButtonLink, DisplaySettingsProvider, ShopHeader, ShopPage, Text } from 'shared-design-system/office';
import { type Meta, products, type StoryObj } from 'shared-design-system/stories';
import { PreviewSplit } from './preview-split.tsx';
import { ShopPreviewPane } from './shop-preview-pane.tsx';

export default { title: 'Office/ShopFrame' } satisfies Meta;

const Shop = () => (
  <DisplaySettingsProvider settings={{ themeId: 'yellow-white', fontId: 'roboto', disabledLinks: true }}>
    <ShopHeader company="Вербена" home="/" checkout="/cart" cartCount={2} />
    <ShopPage>
      <ShopBanner
        low
        title="Вербена"
        lead="Букеты из сезонных цветов."
        actions={<ButtonLink to="/">Смотреть</ButtonLink>}
      />
      <ProductGrid>
        {[products.peonies, products.roses, products.tulips].map((good) => (
          <ProductCard key={good.name} {...good} />
        ))}
      </ProductGrid>
    </ShopPage>
  </DisplaySettingsProvider>
);

export const BesideItsSettings: StoryObj = {
  render: () => (
    <PreviewSplit
      preview={
        <ShopPreviewPane title="Витрина" note="ещё не сохранено">
          <Shop />
        </ShopPreviewPane>
      }
      settings={<Text>Настройки</Text>}
    />
  ),
  parameters: { area: 'office' },
};
