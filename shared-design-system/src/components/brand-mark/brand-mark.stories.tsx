import type { Meta } from '@storybook/react-webpack5';
import { Inline } from '../stack/stack.tsx';
import { BrandMark } from './brand-mark.tsx';

export default { title: 'Layout/BrandMark' } satisfies Meta;

export const Sizes = () => (
  <Inline gap={4}>
    <BrandMark />
    <BrandMark size={36} />
  </Inline>
);
