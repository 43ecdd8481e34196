import type { Meta } from '@storybook/react-webpack5';
import { words } from '../../testing/examples.ts';
import { Card } from '../card/card.tsx';
import { Text } from '../text/text.tsx';
import { Split } from './split.tsx';

export default { title: 'Layout/Split' } satisfies Meta;

const main = (
  <Card title="Товары в заказе">
    <Text>{words.paragraph}</Text>
  </Card>
);
const side = (
  <Card title="Покупатель">
    <Text>Ольга, +7 (921) 555-01-84</Text>
  </Card>
);

export const Product = () => <Split variant="product" main={main} side={side} />;
export const Checkout = () => <Split variant="checkout" main={main} side={side} sideFirst />;
