import type { Meta } from '@storybook/react-webpack5';
import { words } from '../../testing/examples.ts';
import { Stack } from '../stack/stack.tsx';
import { Text } from './text.tsx';

export default { title: 'Layout/Text' } satisfies Meta;

export const Sizes = () => (
  <Stack>
    {(['l', 'm', 's', 'xs'] as const).map((size) => (
      <Text key={size} size={size}>
        {words.line}
      </Text>
    ))}
  </Stack>
);

export const TonesAndWeights = () => (
  <Stack>
    {(['text', 'muted', 'main', 'happy', 'danger', 'warn'] as const).map((tone) => (
      <Text key={tone} tone={tone}>
        {words.line}
      </Text>
    ))}
    <Text weight="medium">Средняя насыщенность</Text>
    <Text weight="bold">Жирный текст</Text>
    <Text numeric>4 900 ₽ · 128 450,50 ₽</Text>
  </Stack>
);

export const LongWords = () => (
  <Stack>
    <Text lines={1}>{words.paragraph}</Text>
    <Text lines={2}>{words.paragraph}</Text>
    <Text>{words.unbroken}</Text>
    <Text preserve>{'Первая строка\nВторая строка\n\nПосле пустой'}</Text>
  </Stack>
);
