import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { noop, words } from '../../testing/examples.ts';
import { Chips } from '../chips/chips.tsx';
import { Stack } from '../stack/stack.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { Field } from './field.tsx';

export default { title: 'Forms/Field' } satisfies Meta;

const Fields = () => (
  <Stack gap={5}>
    <Field label="Имя">
      <TextInput name="name" autoComplete="name" defaultValue="Ольга" />
    </Field>
    <Field label="Название товара" hint="Так его увидят в магазине" aside="12 из 120">
      <TextInput name="title" placeholder="Пионы с эвкалиптом" />
    </Field>
    <Field label="Квартира" optional>
      <TextInput name="flat" inputMode="numeric" />
    </Field>
    <Field label="Почта" error="Напишите адрес почты, например olga@mail.ru">
      <TextInput name="mail" type="email" defaultValue="olga@" />
    </Field>
    <Field label="Промокод" hideLabel>
      <TextInput name="code" placeholder="Промокод" disabled />
    </Field>
    <Field label="Категории" group hint="Можно несколько">
      <Chips
        label="Категории"
        values={['a']}
        onChange={noop}
        options={[
          { value: 'a', label: 'Букеты' },
          { value: 'b', label: 'Открытки' },
        ]}
      />
    </Field>
  </Stack>
);

export const States = () => <Fields />;
export const StatesInTheOffice: StoryObj = { render: () => <Fields />, parameters: { area: 'office' } };

export const LongWords = () => (
  <Stack gap={5}>
    <Field label={words.company} hint={words.paragraph} optional aside="120 из 120">
      <TextInput name="long" defaultValue={words.paragraph} />
    </Field>
    <Field label={words.unbroken} error={words.unbroken}>
      <TextInput name="unbroken" defaultValue={words.unbroken} />
    </Field>
  </Stack>
);
