import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { words } from '../../testing/examples.ts';
import { Columns } from '../stack/stack.tsx';
import { StatTile } from './stat-tile.tsx';

export default { title: 'Office/StatTile', parameters: { area: 'office' } } satisfies Meta;

export const Kinds: StoryObj = {
  render: () => (
    <Columns count={4} phone={2}>
      <StatTile label="Заказы сегодня" value="12" hint="+3 к вчера" tone="happy" to="/orders" icon="shopping-bag" />
      <StatTile label="Выручка" value="128 450 ₽" hint="за неделю" />
      <StatTile label="Новые" value="0" />
      <StatTile label={words.company} value="1 250 000,50 ₽" hint={words.unbroken} to="/x" icon="banknote" />
    </Columns>
  ),
};
