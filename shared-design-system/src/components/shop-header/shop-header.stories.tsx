import type { Meta } from '@storybook/react-webpack5';
import { pictures, words } from '../../testing/examples.ts';
import { CartCount, ShopHeader } from './shop-header.tsx';

export default { title: 'Shop/ShopHeader', parameters: { layout: 'fullscreen' } } satisfies Meta;

export const Catalogue = () => (
  <ShopHeader company="Вербена" logo={pictures.logo} home="/" checkout="/cart" cartCount={3} current="home" />
);

export const MarkOfItsOwn = () => (
  <ShopHeader company="Вербена" home="/" checkout="/cart" cartMark={<CartCount count={12} />} current="checkout" />
);

export const EmptyCart = () => (
  <ShopHeader company="Лён и мёд" home="/" checkout="/cart" current="checkout" sticky={false} />
);

export const LongWords = () => (
  <ShopHeader company={words.company} logo={pictures.broken} home="/" checkout="/cart" cartCount={1280} />
);
