import { useState } from 'react';
import { type ListedMerchant, type MymStatus, mayCall, setMumStatus } from 'shared-contracts';
import { Badge, formatDate, ListRow, type Tone } from 'shared-design-system';
import { useStaff } from 'shared-runtime';
import { texts } from '../../../texts.ts';
import { DecisionDialog } from './decision-dialog.tsx';

const tones: Record<MymStatus, Tone> = {
  notFound: 'neutral',
  submitted: 'warn',
  approved: 'happy',
  rejected: 'danger',
};

/** Merchants as staff see them: who, since when, whether their subscription runs, where their application for mum stands; pressed to decide on it. */
export function MerchantRows({ merchants }: { merchants: readonly ListedMerchant[] }) {
  const staff = useStaff();
  const decides = staff !== null && mayCall(setMumStatus, staff.role);
  const [chosen, setChosen] = useState<ListedMerchant | null>(null);
  return (
    <>
      {merchants.map((merchant) => (
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
          {...(decides ? { onClick: () => setChosen(merchant) } : {})}
        />
      ))}
      {chosen ? <DecisionDialog merchant={chosen} onClose={() => setChosen(null)} /> : null}
    </>
  );
}
