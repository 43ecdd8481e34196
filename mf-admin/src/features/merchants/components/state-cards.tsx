import { useState } from 'react';
import { type MerchantCard, mayCall, type StaffRole, setMumStatus } from 'shared-contracts';
import { Badge, Button, Card, Inline, Text, useConfirm } from 'shared-design-system/office';
import { useFailureToast } from 'shared-runtime/screens';
import { texts } from '../../../texts.ts';
import { useStartSubscriptionMutation, useStopSubscriptionMutation } from '../api.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import { MumBadge } from './merchant-rows.tsx';

interface StateCardProps {
  merchant: MerchantCard['merchant'];
  role: StaffRole;
}

export function SubscriptionCard({ merchant, role }: StateCardProps) {
  const words = texts.card.subscription;
  const [start, starting] = useStartSubscriptionMutation();
  const [stop, stopping] = useStopSubscriptionMutation();
  const confirm = useConfirm();
  const showFailure = useFailureToast();
  const change = async () => {
    if (merchant.isActive && (await confirm({ ...words.sure, tone: 'danger' })) !== 'confirm') return;
    const { error } = await (merchant.isActive ? stop : start)({ merchant_id: merchant.id });
    if (error) showFailure(words.failed, error);
  };
  return (
    <Card
      title={words.title}
      aside={<Badge tone={merchant.isActive ? 'happy' : 'danger'}>{merchant.isActive ? words.on : words.off}</Badge>}
    >
      <Text tone="muted">{merchant.isActive ? words.onText : words.offText}</Text>
      {mayCall(setMumStatus, role) ? (
        <Inline>
          <Button variant="outline" loading={starting.isLoading || stopping.isLoading} onClick={() => void change()}>
            {merchant.isActive ? words.stop : words.start}
          </Button>
        </Inline>
      ) : null}
    </Card>
  );
}

export function MumCard({ merchant, role }: StateCardProps) {
  const words = texts.card.mum;
  const [deciding, setDeciding] = useState(false);
  return (
    <Card title={words.title} aside={<MumBadge status={merchant.mumStatus} />}>
      {merchant.mumReason ? <Text preserve>{words.reason(merchant.mumReason)}</Text> : null}
      {mayCall(setMumStatus, role) ? (
        <Inline>
          <Button variant="outline" onClick={() => setDeciding(true)}>
            {words.decide}
          </Button>
        </Inline>
      ) : (
        <Text tone="muted">{words.seen}</Text>
      )}
      {deciding ? <DecisionDialog merchant={merchant} onClose={() => setDeciding(false)} /> : null}
    </Card>
  );
}
