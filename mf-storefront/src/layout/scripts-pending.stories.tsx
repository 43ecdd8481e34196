import { EmptyState, Skeleton } from 'shared-design-system/shop';
import type { Meta } from 'shared-design-system/stories';
import { ScriptsPending } from './scripts-pending.tsx';

export default { title: 'Feedback/ScriptsPending' } satisfies Meta;

export const OnTheirWay = () => (
  <ScriptsPending instead={<EmptyState title="Корзина не открылась" text="Товары в ней сохранены." />}>
    <Skeleton shape="block" />
  </ScriptsPending>
);
