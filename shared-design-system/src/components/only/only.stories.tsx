import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Only } from './only.tsx';

export default { title: 'Layout/Only' } satisfies Meta;

export const Widths: StoryObj = {
  render: () => (
    <Stack>
      <Text>На любой ширине</Text>
      <Only from={768}>От 768 px</Only>
      <Only from={1000}>От 1000 px</Only>
      <Only from={1024}>От 1024 px</Only>
      <Only below={768}>Уже 768 px</Only>
      <Only below={1024}>Уже 1024 px</Only>
    </Stack>
  ),
};
