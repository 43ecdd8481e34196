import type { ListedMerchant, MymStatus } from 'shared-contracts';
import { Badge, formatDate, ListRow, type Tone } from 'shared-design-system';
import { texts } from '../../../texts.ts';

const tones: Record<MymStatus, Tone> = {
  notFound: 'neutral',
  submitted: 'warn',
  approved: 'happy',
  rejected: 'danger',
};

/** Merchants as staff see them: who, since when, whether their subscription runs, where their application for mum stands. */
export function MerchantRows({ merchants }: { merchants: readonly ListedMerchant[] }) {
  return merchants.map((merchant) => (
    <ListRow
      key={merchant.id}
      title={merchant.title || merchant.name}
      text={[
        merchant.name,
        merchant.email,
        merchant.isActive ? texts.subscribed : texts.stopped,
        texts.since(formatDate(merchant.createdAt)),
      ].join(' · ')}
      trailing={<Badge tone={tones[merchant.mumStatus]}>{texts.mum[merchant.mumStatus]}</Badge>}
    />
  ));
}
