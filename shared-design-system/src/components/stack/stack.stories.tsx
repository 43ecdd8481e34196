import type { Meta } from '@storybook/react-webpack5';
import { Card } from '../card/card.tsx';
import { Text } from '../text/text.tsx';
import { Columns, Inline, Stack } from './stack.tsx';

export default { title: 'Layout/Stack' } satisfies Meta;

const cards = ['Понедельник', 'Вторник', 'Среда', 'Четверг'].map((day) => (
  <Card key={day}>
    <Text>{day}</Text>
  </Card>
));

export const Column = () => (
  <Stack gap={6}>
    <Stack>{cards.slice(0, 2)}</Stack>
    <Stack gap={1} align="start">
      {cards.slice(0, 2)}
    </Stack>
    <Stack align="center">{cards.slice(0, 1)}</Stack>
    <Stack align="end">{cards.slice(0, 1)}</Stack>
  </Stack>
);

export const Row = () => (
  <Stack>
    <Inline>{cards}</Inline>
    <Inline gap={5} justify="between">
      {cards.slice(0, 2)}
    </Inline>
    <Inline justify="end" align="end">
      {cards.slice(0, 2)}
    </Inline>
    <Inline justify="center" wrap={false}>
      {cards.slice(0, 2)}
    </Inline>
  </Stack>
);

export const EqualColumns = () => (
  <Stack gap={6}>
    <Columns count={2}>{cards.slice(0, 2)}</Columns>
    <Columns count={3} phone={2}>
      {cards.slice(0, 3)}
    </Columns>
    <Columns count={4} gap={5}>
      {cards}
    </Columns>
  </Stack>
);
