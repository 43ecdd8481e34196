import { Stack } from 'shared-design-system/office';
import { type Meta, words } from 'shared-design-system/stories';
import { ProgressBar } from './progress-bar.tsx';

export default { title: 'Feedback/ProgressBar', parameters: { area: 'office' } } satisfies Meta;

export const Values = () => (
  <Stack gap={5}>
    <ProgressBar label="Загружаю фотографию" value={0} />
    <ProgressBar label="Загружаю фотографию" value={0.42} />
    <ProgressBar label={words.paragraph} value={0.7} />
  </Stack>
);
