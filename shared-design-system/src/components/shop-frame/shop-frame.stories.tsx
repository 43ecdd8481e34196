import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { goods } from '../../testing/examples.ts';
import { DisplaySettingsProvider } from '../../theme/display-settings.tsx';
import { ButtonLink } from '../button/button.tsx';
import { ProductCard } from '../product-card/product-card.tsx';
import { ProductGrid } from '../product-grid/product-grid.tsx';
import { ShopBanner } from '../shop-banner/shop-banner.tsx';
import { ShopHeader } from '../shop-header/shop-header.tsx';
import { ShopPage } from '../shop-page/shop-page.tsx';
import { Text } from '../text/text.tsx';
import { PreviewSplit } from './preview-split.tsx';
import { ShopPreviewPane } from './shop-preview-pane.tsx';

export default { title: 'Office/ShopFrame' } satisfies Meta;

const Shop = () => (
  <DisplaySettingsProvider settings={{ themeId: 'yellow-white', fontId: 'roboto', disabledLinks: true }}>
    <ShopHeader company="Вербена" home="/" checkout="/cart" cartCount={2} />
    <ShopPage>
      <ShopBanner
        title="Вербена"
        lead="Букеты из сезонных цветов."
        actions={<ButtonLink to="/">Смотреть</ButtonLink>}
      />
      <ProductGrid>
        {[goods.peonies, goods.roses, goods.tulips].map((good) => (
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
