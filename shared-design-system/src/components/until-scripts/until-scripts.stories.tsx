import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { EmptyState } from '../state/state.tsx';
import { UntilScripts } from './until-scripts.tsx';

export default { title: 'Feedback/UntilScripts' } satisfies Meta;

export const OnTheirWay: StoryObj = {
  render: () => (
    <UntilScripts instead={<EmptyState title="Корзина не открылась" text="Товары в ней сохранены." />}>
      <Skeleton shape="block" />
    </UntilScripts>
  ),
};
