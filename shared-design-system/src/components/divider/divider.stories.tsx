import type { Meta } from '@storybook/react-webpack5';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Divider } from './divider.tsx';

export default { title: 'Layout/Divider' } satisfies Meta;

export const Default = () => (
  <Stack>
    <Text>Самовывоз с Лесной, 7</Text>
    <Divider />
    <Text>Курьером по городу</Text>
  </Stack>
);
