import { EmptyState, Skeleton } from 'shared-design-system/shop';
import type { Meta, StoryObj } from 'shared-design-system/stories';
import { UntilScripts } from './until-scripts.tsx';

export default { title: 'Feedback/UntilScripts' } satisfies Meta;

export const OnTheirWay: StoryObj = {
  render: () => (
    <UntilScripts instead={<EmptyState title="Корзина не открылась" text="Товары в ней сохранены." />}>
      <Skeleton shape="block" />
    </UntilScripts>
  ),
};
