import type { Meta } from '@storybook/react-webpack5';
import { Inline } from '../stack/stack.tsx';
import { Spinner } from './spinner.tsx';

export default { title: 'Feedback/Spinner' } satisfies Meta;

export const Sizes = () => (
  <Inline gap={4}>
    <Spinner size="s" />
    <Spinner />
    <Spinner size="l" label="Загружаю" />
  </Inline>
);
