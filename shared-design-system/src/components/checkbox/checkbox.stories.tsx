import type { Meta } from '@storybook/react-webpack5';
import { words } from '../../testing/examples.ts';
import { Link } from '../link/link.tsx';
import { Stack } from '../stack/stack.tsx';
import { Checkbox } from './checkbox.tsx';

export default { title: 'Forms/Checkbox' } satisfies Meta;

export const States = () => (
  <Stack>
    <Checkbox label="Я не получатель, заказываю в подарок" />
    <Checkbox label="Вложить открытку" defaultChecked />
    <Checkbox label="Доставить завтра" disabled />
    <Checkbox label="Показывать в магазине" disabled defaultChecked />
    <Checkbox
      label={
        <>
          Согласен с <Link to="/privacy">политикой обработки персональных данных</Link>
        </>
      }
      error="Без согласия мы не можем принять заказ"
    />
    <Checkbox label="Выбрать товар" hideLabel />
  </Stack>
);

export const LongWords = () => (
  <Stack>
    <Checkbox label={words.paragraph} />
    <Checkbox label={words.unbroken} error={words.unbroken} />
  </Stack>
);
