import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { words } from '../../testing/examples.ts';
import { Stack } from '../stack/stack.tsx';
import { ProgressBar } from './progress-bar.tsx';

export default { title: 'Feedback/ProgressBar', parameters: { area: 'office' } } satisfies Meta;

export const Values: StoryObj = {
  render: () => (
    <Stack gap={5}>
      <ProgressBar label="Загружаю фотографию" value={0} />
      <ProgressBar label="Загружаю фотографию" value={0.42} />
      <ProgressBar label="Готово" value={1} tone="happy" />
      <ProgressBar label="Рисую картинку" />
      <ProgressBar label={words.paragraph} value={0.7} />
    </Stack>
  ),
};
