import type { Meta } from '@storybook/react-webpack5';
import { noop } from '../../testing/examples.ts';
import { WithValue } from '../../testing/with-value.tsx';
import { Stack } from '../stack/stack.tsx';
import { Pagination } from './pagination.tsx';

export default { title: 'Feedback/Pagination' } satisfies Meta;

export const Places = () => (
  <Stack>
    <WithValue start={2}>
      {(page, change) => <Pagination page={page} pages={12} onChange={change} label="Страницы заказов" />}
    </WithValue>
    <Pagination page={1} pages={2} onChange={noop} label="Первая из двух" />
    <Pagination page={1280} pages={1280} onChange={noop} label="Последняя" />
  </Stack>
);
