import { Stack } from 'shared-design-system/office';
import { type Meta, noop, words } from 'shared-design-system/stories';
import { FileField } from './file-field.tsx';

export default { title: 'Forms/FileField', parameters: { area: 'office' } } satisfies Meta;

export const States = () => (
  <Stack>
    <FileField label="Выбрать таблицу" hint="CSV, до 10 МБ" accept=".csv" onFiles={noop} />
    <FileField label="Выбрать другую" hint={`${words.unbroken}.csv`} accept=".csv" onFiles={noop} />
    <FileField label="Выбрать таблицу" accept=".csv" disabled onFiles={noop} />
  </Stack>
);
