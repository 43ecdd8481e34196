import type { ListedMerchant, MymStatus } from 'shared-contracts';
import { Badge, formatDate, Inline, ListRow, type Tone } from 'shared-design-system/office';
import { texts } from '../../../texts.ts';

const tones: Record<MymStatus, Tone> = {
  notFound: 'neutral',
  submitted: 'warn',
  approved: 'happy',
  rejected: 'danger',
};

const StoppedBadge = ({ merchant }: { merchant: Pick<ListedMerchant, 'isActive'> }) =>
  merchant.isActive ? null : <Badge tone="danger">{texts.stoppedBadge}</Badge>;

export const MumBadge = ({ status }: { status: MymStatus }) => <Badge tone={tones[status]}>{texts.mum[status]}</Badge>;

export const Badges = ({ merchant }: { merchant: ListedMerchant }) => (
  <Inline gap={1}>
    <StoppedBadge merchant={merchant} />
    <MumBadge status={merchant.mumStatus} />
  </Inline>
);

export const factsOf = (merchant: ListedMerchant): string =>
  [
    merchant.name,
    merchant.email,
    merchant.isActive ? texts.subscribed : texts.stopped,
    texts.visibility[merchant.visibility],
    texts.since(formatDate(merchant.createdAt)),
    merchant.lastOrderAt ? texts.lastOrder(formatDate(merchant.lastOrderAt)) : texts.noOrders,
  ].join(' · ');

export function MerchantRows({ merchants }: { merchants: readonly ListedMerchant[] }) {
  return merchants.map((merchant) => (
    <ListRow
      key={merchant.id}
      to={`/admin/merchants/${merchant.id}`}
      title={merchant.title || merchant.name}
      text={factsOf(merchant)}
      trailing={<Badges merchant={merchant} />}
    />
  ));
}
