import type { Meta } from '@storybook/react-webpack5';
import { words } from '../../testing/examples.ts';
import { Stack } from '../stack/stack.tsx';
import { Facts } from './facts.tsx';

export default { title: 'Shop/Facts' } satisfies Meta;

const items = [
  { icon: 'truck', title: 'Доставка за 2 часа', text: 'По городу, 350 ₽' },
  { icon: 'flower', title: 'Свежие цветы', text: 'Привозим по вторникам и пятницам' },
  { icon: 'banknote', title: 'Оплата переводом' },
] as const;

export const Strip = () => <Facts items={items} />;
export const List = () => <Facts items={items} variant="list" />;

export const LongWords = () => (
  <Stack gap={6}>
    <Facts items={[{ icon: 'gift', title: words.unbroken, text: words.unbroken }, ...items.slice(0, 2)]} />
    <Facts variant="list" items={[{ icon: 'gift', title: words.company, text: words.paragraph }]} />
  </Stack>
);
