import type { Meta } from '@storybook/react-webpack5';
import { words } from '../../testing/examples.ts';
import { Field } from '../field/field.tsx';
import { Stack } from '../stack/stack.tsx';
import { Select } from './select.tsx';

export default { title: 'Forms/Select' } satisfies Meta;

const options = [
  { value: 'morning', label: 'С 9 до 12' },
  { value: 'day', label: 'С 12 до 18' },
  { value: 'night', label: 'Ночью', disabled: true },
];

export const States = () => (
  <Stack>
    <Field label="Время доставки">
      <Select name="time" options={options} placeholder="" />
    </Field>
    <Field label="Время самовывоза">
      <Select name="chosen" options={options} defaultValue="day" />
    </Field>
    <Field label="Дата" error="Выберите дату">
      <Select name="date" options={options} placeholder="Не выбрана" />
    </Field>
    <Field label="Город">
      <Select name="city" options={options} disabled />
    </Field>
    <Field label="Адрес">
      <Select name="address" options={[{ value: 'long', label: words.address + words.address }]} />
    </Field>
  </Stack>
);
