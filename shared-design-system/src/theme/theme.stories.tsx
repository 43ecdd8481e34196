import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Badge } from '../components/badge/badge.tsx';
import { Button } from '../components/button/button.tsx';
import { Heading } from '../components/heading/heading.tsx';
import { Link } from '../components/link/link.tsx';
import { ProductCard } from '../components/product-card/product-card.tsx';
import { ProductGrid } from '../components/product-grid/product-grid.tsx';
import { Inline, Stack } from '../components/stack/stack.tsx';
import { Text } from '../components/text/text.tsx';
import { noop, products, words } from '../testing/examples.ts';
import { DisplaySettingsProvider } from './display-settings.tsx';

export default { title: 'Theme/DisplaySettings' } satisfies Meta;

const Sample = () => (
  <Stack>
    <Heading level={2}>Весенние букеты</Heading>
    <Text>
      {words.line} <Link to="/delivery">Доставка и оплата</Link>
    </Text>
    <Inline>
      <Button>В корзину</Button>
      <Button variant="quiet">Добавить</Button>
      <Badge tone="main">Новинка</Badge>
    </Inline>
    <ProductGrid>
      <ProductCard key="a" {...products.peonies} to="/p/1" onAdd={noop} />
      <ProductCard key="b" {...products.roses} to="/p/2" onAdd={noop} />
    </ProductGrid>
  </Stack>
);

const shopOf = (mainColor: string): StoryObj => ({
  render: () => (
    <DisplaySettingsProvider settings={{ themeId: 'custom', slugs: { mainColor }, fontId: 'roboto' }}>
      <Sample />
    </DisplaySettingsProvider>
  ),
});

export const Default = () => <Sample />;

export const YellowWhite = () => (
  <DisplaySettingsProvider settings={{ themeId: 'yellow-white' }}>
    <Sample />
  </DisplaySettingsProvider>
);

export const OwnGreen: StoryObj = shopOf('2f7d5b');
export const OwnWhite: StoryObj = shopOf('#ffffff');
export const OwnBlack: StoryObj = shopOf('#000');
export const OwnMalformed: StoryObj = shopOf('#12345');

const still = { inert: '' };

export const PreviewInTheOffice: StoryObj = {
  render: () => (
    <div {...still}>
      <DisplaySettingsProvider
        settings={{ disabledLinks: true, themeId: 'custom', slugs: { mainColor: '#7a3ea0' } }}
        scoped
      >
        <Sample />
      </DisplaySettingsProvider>
    </div>
  ),
  parameters: { area: 'office' },
};
