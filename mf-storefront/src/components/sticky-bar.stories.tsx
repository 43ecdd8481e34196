import { Button, ShopPage, Text } from 'shared-design-system/shop';
import { type Meta, words } from 'shared-design-system/stories';
import { StickyBar } from './sticky-bar.tsx';

export default { title: 'Shop/StickyBar', parameters: { layout: 'fullscreen' } } satisfies Meta;

export const OnAPhone = () => (
  <ShopPage>
    <Text>{words.paragraph}</Text>
    <StickyBar sum="4 900 ₽" detail="M · 25 цветов">
      <Button>В корзину</Button>
    </StickyBar>
  </ShopPage>
);

export const LongWords = () => (
  <ShopPage>
    <Text>{words.paragraph}</Text>
    <StickyBar sum="128 450,50 ₽" detail="12 товаров с доставкой за город">
      <Button>Оформить заказ</Button>
    </StickyBar>
  </ShopPage>
);
