import type { Meta } from '@storybook/react-webpack5';
import { Columns, Stack } from '../stack/stack.tsx';
import { Loading, Skeleton } from './skeleton.tsx';

export default { title: 'Feedback/Skeleton' } satisfies Meta;

export const Shapes = () => (
  <Loading label="Загружаю товары">
    <Columns count={2} gap={5}>
      <Stack>
        <Skeleton shape="title" />
        <Skeleton lines={3} />
        <Skeleton width="third" />
        <Skeleton shape="field" />
        <Skeleton shape="button" width="half" />
        <Skeleton shape="circle" />
      </Stack>
      <Stack>
        <Skeleton shape="picture" />
        <Skeleton shape="block" />
      </Stack>
    </Columns>
  </Loading>
);
