import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Inline } from '../stack/stack.tsx';
import { BrandMark } from './brand-mark.tsx';

export default { title: 'Layout/BrandMark' } satisfies Meta;

export const Sizes: StoryObj = {
  render: () => (
    <Inline gap={4}>
      <BrandMark />
      <BrandMark size={36} />
    </Inline>
  ),
};
