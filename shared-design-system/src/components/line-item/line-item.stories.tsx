import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { noop, products, words } from '../../testing/examples.ts';
import { WithValue } from '../../testing/with-value.tsx';
import { Stack } from '../stack/stack.tsx';
import { LineItem, TotalLine } from './line-item.tsx';

export default { title: 'Shop/LineItem' } satisfies Meta;

export const Cart = () => (
  <Stack>
    <WithValue start={2}>
      {(count, change) => (
        <LineItem {...products.peonies} to="/p/1" size="M · средний" count={count} onCount={change} onRemove={noop} />
      )}
    </WithValue>
    <LineItem {...products.roses} to="/p/2" count={1} note="Закончились: уберите из корзины" onRemove={noop} />
    <LineItem {...products.mug} image={null} count={99} onCount={noop} onRemove={noop} />
  </Stack>
);

export const Order = () => (
  <Stack>
    <LineItem {...products.peonies} size="M · средний" count={2} />
    <LineItem {...products.tulips} count={1} />
    <TotalLine label="Доставка" value="350 ₽" />
    <TotalLine label="Итого" value="12 650 ₽" large />
  </Stack>
);

export const TwoLines: StoryObj = {
  parameters: { area: 'office' },
  render: () => (
    <LineItem name="Открытка с вашими словами" to="/p/1" image={products.roses.image} price={150} count={1} />
  ),
};

export const LongLink = () => <LineItem {...products.long} name={words.paragraph} to="/p/1" size="M" count={12} />;

export const LongWords = () => (
  <Stack>
    <LineItem
      {...products.long}
      size="XXL · очень высокий, 120 см, в плетёной корзине"
      count={12}
      note="Цена изменилась: была 118 450 ₽"
      onCount={noop}
      onRemove={noop}
    />
    <LineItem name={words.unbroken} price={1_250_000} count={99} image={null} />
    <TotalLine label={words.company} value="128 450,50 ₽" />
  </Stack>
);
