import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { words } from '../../testing/examples.ts';
import { Stack } from '../stack/stack.tsx';
import { Heading } from './heading.tsx';

export default { title: 'Layout/Heading' } satisfies Meta;

const sizes = ['xxl', 'xl', 'l', 'm', 's', 'xs'] as const;

export const Levels = () => (
  <Stack gap={5}>
    <Heading level={1}>Букеты и композиции</Heading>
    <Heading level={2} aside="9 товаров">
      Весенние букеты
    </Heading>
    <Heading level={3}>Доставка и оплата</Heading>
    <Heading level={4}>Самовывоз</Heading>
  </Stack>
);

export const Sizes = () => (
  <Stack gap={5}>
    {sizes.map((size) => (
      <Heading key={size} size={size}>
        Вербена, {size}
      </Heading>
    ))}
  </Stack>
);

export const InTheOffice: StoryObj = { render: Levels, parameters: { area: 'office' } };

export const LongWords = () => (
  <Stack gap={5}>
    <Heading level={1}>{words.company}</Heading>
    <Heading level={2} size="xxl">
      {words.unbroken}
    </Heading>
    <Heading level={2} aside="1 280 товаров в 14 категориях">
      {words.unbroken}
    </Heading>
  </Stack>
);
