import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { nothing, words } from '../../testing/examples.ts';
import { Stack } from '../stack/stack.tsx';
import { FileField } from './file-field.tsx';

export default { title: 'Forms/FileField', parameters: { area: 'office' } } satisfies Meta;

export const States: StoryObj = {
  render: () => (
    <Stack>
      <FileField label="Выбрать таблицу" hint="CSV, до 10 МБ" accept=".csv" onFiles={nothing} />
      <FileField label="Выбрать другую" hint={`${words.unbroken}.csv`} accept=".csv" onFiles={nothing} />
      <FileField label="Выбрать таблицу" accept=".csv" disabled onFiles={nothing} />
    </Stack>
  ),
};
