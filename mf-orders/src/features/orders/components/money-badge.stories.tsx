import { Inline } from 'shared-design-system/office';
import type { Meta } from 'shared-design-system/stories';
import { MoneyBadge } from './money-badge.tsx';

export default { title: 'Office/MoneyBadge', parameters: { area: 'office' } } satisfies Meta;

export const All = () => (
  <Inline>
    <MoneyBadge state="pending" />
    <MoneyBadge state="pending" reported />
    <MoneyBadge state="pending" onReceipt />
    <MoneyBadge state="waiting_for_capture" />
    <MoneyBadge state="succeeded" />
    <MoneyBadge state="succeeded" due={700} />
    <MoneyBadge state="succeeded" partBack />
    <MoneyBadge state="succeeded" status="canceled" />
    <MoneyBadge state="succeeded" status="canceled" givingBack />
    <MoneyBadge state="canceled" />
    <MoneyBadge state="refunded" />
    <MoneyBadge state="pending" status="canceled" />
    <MoneyBadge state="pending" status="canceled" reported />
  </Inline>
);
