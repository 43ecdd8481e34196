import type { Meta } from '@storybook/react-webpack5';
import { words } from '../../testing/examples.ts';
import { Heading } from '../heading/heading.tsx';
import { Link } from '../link/link.tsx';
import { Text } from '../text/text.tsx';
import { ShopPage, ShopSection } from './shop-page.tsx';

export default { title: 'Layout/ShopPage', parameters: { layout: 'fullscreen' } } satisfies Meta;

export const Sections = () => (
  <ShopPage>
    <Heading level={1}>Вербена</Heading>
    <ShopSection
      title="Каталог"
      aside="9 товаров"
      actions={
        <Link to="/all" variant="plain">
          Все букеты
        </Link>
      }
    >
      <Text>{words.paragraph}</Text>
    </ShopSection>
    <ShopSection>
      <Text>{words.line}</Text>
    </ShopSection>
  </ShopPage>
);

export const Narrow = () => (
  <ShopPage width="narrow">
    <Heading level={1}>Политика обработки персональных данных</Heading>
    <ShopSection title={words.unbroken}>
      <Text>{words.paragraph}</Text>
    </ShopSection>
  </ShopPage>
);
