import type { Meta } from '@storybook/react-webpack5';
import { words } from '../../testing/examples.ts';
import { Stack } from '../stack/stack.tsx';
import { orderSteps } from './order-steps.ts';
import { OrderTimeline } from './order-timeline.tsx';

export default { title: 'Shop/OrderTimeline' } satisfies Meta;

export const Statuses = () => (
  <Stack gap={6}>
    {(['created', 'assembling', 'completed', 'canceled'] as const).map((status) => (
      <OrderTimeline key={status} steps={orderSteps(status)} label={`Ход заказа: ${status}`} />
    ))}
  </Stack>
);

export const LongWords = () => (
  <OrderTimeline
    steps={[
      { label: 'Принят', text: words.company, state: 'done' },
      { label: words.unbroken, text: words.unbroken, state: 'now' },
      { label: 'Доставлен', state: 'next' },
    ]}
  />
);
