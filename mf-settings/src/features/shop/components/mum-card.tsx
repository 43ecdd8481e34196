import { useState } from 'react';
import type { Merchant, MymStatus } from 'shared-contracts';
import { Badge, Banner, Button, Card, Inline, Text } from 'shared-design-system/office';
import { useUpdateMerchantMutation } from 'shared-runtime';
import { FailureBanner } from 'shared-runtime/screens';
import { shopTexts } from '../../../shop-texts.ts';

const words = shopTexts.mum;

const tones = {
  notFound: 'neutral',
  submitted: 'info',
  approved: 'happy',
  rejected: 'danger',
} as const satisfies Record<MymStatus, string>;

/** The application is sent at once, not with the form. */
export function MumCard({ merchant: { mumStatus, mumReason } }: { merchant: Merchant }) {
  const [update, { isLoading }] = useUpdateMerchantMutation();
  const [failure, setFailure] = useState<unknown>(null);
  const apply = async () => {
    setFailure(null);
    try {
      await update({ settings: { mymStatus: 'submitted' } }).unwrap();
    } catch (caught) {
      setFailure(caught);
    }
  };
  const state = words.states[mumStatus];
  const may = mumStatus === 'notFound' || mumStatus === 'rejected';
  return (
    <Card title={words.title} aside={<Badge tone={tones[mumStatus]}>{state.label}</Badge>} gap={3}>
      <Text tone="muted">{state.text}</Text>
      {mumStatus === 'rejected' ? (
        <Banner tone="warn" title={words.reason}>
          <Text as="span" preserve>
            {mumReason || words.noReason}
          </Text>
        </Banner>
      ) : null}
      <FailureBanner title={words.failed} failure={failure} />
      {may ? (
        <Inline>
          <Button variant="outline" loading={isLoading} onClick={() => void apply()}>
            {mumStatus === 'rejected' ? words.again : words.apply}
          </Button>
        </Inline>
      ) : null}
    </Card>
  );
}
