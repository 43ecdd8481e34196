import type { Meta } from '@storybook/react-webpack5';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Show } from './show.tsx';

export default { title: 'Layout/Show' } satisfies Meta;

export const Widths = () => (
  <Stack>
    <Text>На любой ширине</Text>
    <Show from={768}>От 768 px</Show>
    <Show from={1000}>От 1000 px</Show>
    <Show from={1024}>От 1024 px</Show>
    <Show below={768}>Уже 768 px</Show>
    <Show below={1024}>Уже 1024 px</Show>
  </Stack>
);
