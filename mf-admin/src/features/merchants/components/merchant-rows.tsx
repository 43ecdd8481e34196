import type { ListedMerchant, MymStatus } from 'shared-contracts';
import { Badge, formatDate, ListRow, type Tone } from 'shared-design-system';
import { texts } from '../../../texts.ts';

const tones: Record<MymStatus, Tone> = {
  notFound: 'neutral',
  submitted: 'warn',
  approved: 'happy',
  rejected: 'danger',
};

/** Where an application for mum stands. */
export const MumBadge = ({ status }: { status: MymStatus }) => <Badge tone={tones[status]}>{texts.mum[status]}</Badge>;

/** What a list says of a merchant. */
export const factsOf = (merchant: ListedMerchant): string =>
  [
    merchant.name,
    merchant.email,
    merchant.isActive ? texts.subscribed : texts.stopped,
    texts.visibility[merchant.visibility],
    texts.since(formatDate(merchant.createdAt)),
    merchant.lastOrderAt ? texts.lastOrder(formatDate(merchant.lastOrderAt)) : texts.noOrders,
  ].join(' · ');

/** Merchants as staff see them, each leading to its card. */
export function MerchantRows({ merchants }: { merchants: readonly ListedMerchant[] }) {
  return merchants.map((merchant) => (
    <ListRow
      key={merchant.id}
      to={`/admin/merchants/${merchant.id}`}
      title={merchant.title || merchant.name}
      text={factsOf(merchant)}
      trailing={<MumBadge status={merchant.mumStatus} />}
    />
  ));
}
