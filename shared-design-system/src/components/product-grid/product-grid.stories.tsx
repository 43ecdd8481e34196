import type { Meta } from '@storybook/react-webpack5';
import { noop, products } from '../../testing/examples.ts';
import { ProductCard } from '../product-card/product-card.tsx';
import { ProductGrid } from './product-grid.tsx';

export default { title: 'Shop/ProductGrid' } satisfies Meta;

const cards = [products.peonies, products.roses, products.tulips, products.mug, products.long].map((good) => (
  <ProductCard key={good.name} {...good} to="/p" onAdd={noop} />
));

export const ThreeInARow = () => <ProductGrid>{cards}</ProductGrid>;
export const TwoInARow = () => <ProductGrid columns={2}>{cards}</ProductGrid>;
export const OneGood = () => <ProductGrid>{cards.slice(0, 1)}</ProductGrid>;
