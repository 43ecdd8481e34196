import type { Meta } from '@storybook/react-webpack5';
import { noop, pictures, products, words } from '../../testing/examples.ts';
import { WithValue } from '../../testing/with-value.tsx';
import { DisplaySettingsProvider } from '../../theme/display-settings.tsx';
import { ProductGrid } from '../product-grid/product-grid.tsx';
import { Loading } from '../skeleton/skeleton.tsx';
import { ExternalProductCard, ProductCard, ProductCardSkeleton } from './product-card.tsx';

export default { title: 'Shop/ProductCard' } satisfies Meta;

export const States = () => (
  <ProductGrid>
    <ProductCard key="sale" {...products.peonies} to="/p/1" onAdd={noop} />
    <ProductCard key="big badge" {...products.roses} sale={7000} badgeSize="l" to="/p/2" onAdd={noop} adding />
    <WithValue key="in cart" start={2}>
      {(count, change) => <ProductCard {...products.tulips} to="/p/3" quantity={count} onQuantity={change} />}
    </WithValue>
    <ProductCard key="sizes" {...products.mug} to="/p/4" choose />
    <ProductCard key="sold out" {...products.roses} to="/p/5" disabled />
    <ProductCard key="no picture" name="Открытка" price={null} image={null} onAdd={noop} />
  </ProductGrid>
);

export const LongWords = () => (
  <ProductGrid columns={2}>
    <ProductCard key="long" {...products.long} to="/p/1" onAdd={noop} />
    <ProductCard
      key="unbroken"
      name={words.unbroken}
      price={1250000}
      image={pictures.broken}
      quantity={99}
      onQuantity={noop}
    />
  </ProductGrid>
);

const retrieve = (id: string) =>
  id === 'none'
    ? Promise.reject(new Error('none'))
    : Promise.resolve([{ id: '1', link: pictures.teapot[0], data: { order: 1, show: true } }]);

export const External = () => (
  <DisplaySettingsProvider settings={{ retrieve }}>
    <ProductGrid>
      <ExternalProductCard key="a" externalId="teapot" name="Чайник «Снегирь»" price={3200} to="/p/1" onAdd={noop} />
      <ExternalProductCard key="b" externalId="none" name="Чайник без картинки" price={2800} to="/p/2" onAdd={noop} />
    </ProductGrid>
  </DisplaySettingsProvider>
);

export const Waiting = () => (
  <Loading label="Загружаю товары">
    <ProductGrid>
      <ProductCardSkeleton key="1" />
      <ProductCardSkeleton key="2" />
      <ProductCardSkeleton key="3" />
    </ProductGrid>
  </Loading>
);
