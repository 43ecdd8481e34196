import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { noop, words } from '../../testing/examples.ts';
import { WithValue } from '../../testing/with-value.tsx';
import { Field } from '../field/field.tsx';
import { Stack } from '../stack/stack.tsx';
import { ColourInput } from './colour-input.tsx';
import { PasswordInput } from './password-input.tsx';
import { PhoneInput } from './phone-input.tsx';
import { PriceInput } from './price-input.tsx';
import { SearchInput, TextArea, TextInput } from './text-input.tsx';

export default { title: 'Forms/TextInput' } satisfies Meta;

const Kinds = () => (
  <Stack>
    <Field label="Имя">
      <TextInput autoComplete="name" defaultValue="Ольга" />
    </Field>
    <Field label="Адрес магазина" hint="Можно сменить потом">
      <TextInput icon="store" prefix="bloom.ru/" defaultValue="verbena" suffix="свободен" />
    </Field>
    <Field label="Пожелания" optional>
      <TextArea placeholder="Позвоните за час" />
    </Field>
    <Field label="Пароль">
      <PasswordInput autoComplete="current-password" defaultValue="pion-2026" />
    </Field>
    <Field label="Телефон">
      <WithValue start="+79215550184">{(value, change) => <PhoneInput value={value} onChange={change} />}</WithValue>
    </Field>
    <Field label="Цена">
      <WithValue<number | null> start={128450.5}>
        {(value, change) => <PriceInput value={value} onChange={change} placeholder="0" />}
      </WithValue>
    </Field>
    <Field label="Главный цвет">
      <WithValue start="#2f7d5b">
        {(value, change) => <ColourInput value={value} onChange={change} pickLabel="Выбрать цвет" />}
      </WithValue>
    </Field>
    <WithValue start="пионы">
      {(value, change) => <SearchInput value={value} onChange={change} label="Найти товар" />}
    </WithValue>
  </Stack>
);

export const AllKinds = () => <Kinds />;
export const AllKindsInTheOffice: StoryObj = { render: () => <Kinds />, parameters: { area: 'office' } };

export const Empty = () => (
  <Stack>
    <Field label="Имя">
      <TextInput placeholder="Как к вам обращаться" />
    </Field>
    <Field label="Телефон">
      <PhoneInput value="" onChange={noop} />
    </Field>
    <Field label="Цена">
      <PriceInput value={null} onChange={noop} />
    </Field>
    <Field label="Цвет">
      <ColourInput value="" onChange={noop} pickLabel="Выбрать цвет" />
    </Field>
    <SearchInput value="" onChange={noop} label="Найти заказ" placeholder="Номер или имя" />
  </Stack>
);

export const WithErrors = () => (
  <Stack>
    <Field label="Имя" error="Напишите, как к вам обращаться">
      <TextInput />
    </Field>
    <Field label="Пожелания" error="Не больше 500 знаков">
      <TextArea defaultValue={words.paragraph} />
    </Field>
    <Field label="Пароль" error="Не короче 8 знаков">
      <PasswordInput autoComplete="new-password" defaultValue="pion" />
    </Field>
    <Field label="Телефон" error="Не хватает трёх цифр">
      <PhoneInput value="+7921555" onChange={noop} />
    </Field>
    <Field label="Цена" error="Цена больше нуля">
      <PriceInput value={0} onChange={noop} />
    </Field>
    <Field label="Цвет" error="Три или шесть знаков после решётки">
      <ColourInput value="#12" onChange={noop} pickLabel="Выбрать цвет" />
    </Field>
  </Stack>
);

export const Disabled = () => (
  <Stack>
    <Field label="Имя">
      <TextInput disabled defaultValue="Ольга" suffix="₽" />
    </Field>
    <Field label="Пожелания">
      <TextArea disabled defaultValue={words.line} />
    </Field>
    <Field label="Телефон">
      <PhoneInput disabled value="+79215550184" onChange={noop} />
    </Field>
    <Field label="Цена">
      <PriceInput disabled value={4900} onChange={noop} />
    </Field>
    <Field label="Цвет">
      <ColourInput disabled value="#fc2b2b" onChange={noop} pickLabel="Выбрать цвет" />
    </Field>
  </Stack>
);

export const LongWords = () => (
  <Stack>
    <Field label="Название">
      <TextInput prefix="shop.example.ru/b2b/shop/" defaultValue={words.unbroken} suffix="занято" />
    </Field>
    <Field label="Описание">
      <TextArea defaultValue={words.unbroken + words.unbroken} />
    </Field>
    <SearchInput value={words.company} onChange={noop} label="Найти товар" />
  </Stack>
);
