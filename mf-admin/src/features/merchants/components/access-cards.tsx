import { useState } from 'react';
import { endMerchantSessions, type MerchantCard, mayCall, type StaffRole } from 'shared-contracts';
import { Button, Card, DefinitionList, Inline, Text, useConfirm, useToast } from 'shared-design-system/office';
import { useFailureToast } from 'shared-runtime/screens';
import { texts } from '../../../texts.ts';
import { useEndMerchantSessionsMutation, useViewAsMerchantMutation } from '../api.ts';
import { LimitsDialog } from './limits-dialog.tsx';

interface AccessCardProps {
  card: MerchantCard;
  role: StaffRole;
}

export function LimitsCard({ card: { merchant, limits }, role }: AccessCardProps) {
  const words = texts.card.limits;
  const [changing, setChanging] = useState(false);
  const names = ['pictures', 'picture_mebibytes'] as const;
  return (
    <Card title={words.title}>
      <DefinitionList
        items={names.map((name) => ({
          term: words.names[name],
          value: words.used(limits[name].used, limits[name].most, limits[name].is_own),
        }))}
      />
      <Text tone="muted">{words.others}</Text>
      {mayCall(endMerchantSessions, role) ? (
        <Inline>
          <Button variant="outline" onClick={() => setChanging(true)}>
            {words.change}
          </Button>
        </Inline>
      ) : null}
      {changing ? <LimitsDialog merchantId={merchant.id} limits={limits} onClose={() => setChanging(false)} /> : null}
    </Card>
  );
}

export function SessionsCard({ card: { merchant, sessions }, role }: AccessCardProps) {
  const words = texts.card.sessions;
  const [end, ending] = useEndMerchantSessionsMutation();
  const [view, viewing] = useViewAsMerchantMutation();
  const confirm = useConfirm();
  const { show } = useToast();
  const showFailure = useFailureToast();
  const endAll = async () => {
    if ((await confirm({ ...words.sure, tone: 'danger' })) !== 'confirm') return;
    const { data, error } = await end({ merchant_id: merchant.id });
    if (error) showFailure(words.failed, error);
    else show({ type: 'happy', title: words.ended(data.revoked) });
  };
  const look = async () => {
    const { error } = await view({ merchant_id: merchant.id });
    if (error) showFailure(words.notOpened, error);
    // A new document, so that nothing that staff have read stays in memory.
    else window.location.assign('/b2b/merchant');
  };
  return (
    <Card title={words.title}>
      <Text tone="muted">{words.text(sessions)}</Text>
      <Inline>
        <Button variant="outline" icon="eye" loading={viewing.isLoading} onClick={() => void look()}>
          {words.view}
        </Button>
        {mayCall(endMerchantSessions, role) ? (
          <Button variant="outline" icon="log-out" loading={ending.isLoading} onClick={() => void endAll()}>
            {words.end}
          </Button>
        ) : null}
      </Inline>
      <Text tone="muted">{words.viewText}</Text>
    </Card>
  );
}
