import type { Meta } from '@storybook/react-webpack5';
import { words } from '../../testing/examples.ts';
import { Inline, Stack } from '../stack/stack.tsx';
import { CopyButton, CopyRow } from './copy-button.tsx';

export default { title: 'Feedback/CopyButton' } satisfies Meta;

export const Buttons = () => (
  <Inline>
    <CopyButton value="1" />
    <CopyButton value="1" compact subject="Номер карты" />
    <CopyButton value="1" compact="phone" label="Копировать ссылку" />
  </Inline>
);

export const Rows = () => (
  <Stack>
    <CopyRow label="Сумма" value="4900" shown="4 900 ₽" large />
    <CopyRow label="Телефон для перевода" value="+79215550184" shown="+7 (921) 555-01-84" />
    <CopyRow label="Ссылка" value={`https://bloom.ru/b2b/shop/${words.unbroken}/${words.unbroken}`} />
  </Stack>
);
