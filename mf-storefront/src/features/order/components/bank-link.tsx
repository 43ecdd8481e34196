import type { TransferMethod } from 'shared-contracts';
import { QrCode } from 'shared-design-system/checkout';
import { Show } from 'shared-design-system/pages';
import { ButtonLink, Stack, Text } from 'shared-design-system/shop';
import { NeedsScriptsPart } from '../../../components/needs-scripts-part.tsx';
import { orderTexts } from '../../../order-texts.ts';
import { PaymentCodeDisclosure } from './payment-code-disclosure.tsx';

const words = orderTexts.pay;

export function BankLink({ method: { value, bank = '' } }: { method: TransferMethod }) {
  const open = words.linkOpen(bank);
  return (
    <>
      <Show from={768}>
        <Stack gap={3} align="start">
          <NeedsScriptsPart>
            <Code address={value} />
          </NeedsScriptsPart>
          <ButtonLink variant="outline" icon="external-link" href={value}>
            {open}
          </ButtonLink>
        </Stack>
      </Show>
      <Show below={768}>
        <Stack gap={3}>
          <ButtonLink full size="l" icon="external-link" href={value}>
            {open}
          </ButtonLink>
          <PaymentCodeDisclosure>
            <Code address={value} />
          </PaymentCodeDisclosure>
        </Stack>
      </Show>
    </>
  );
}

const Code = ({ address }: { address: string }) => (
  <Stack gap={3}>
    <Text tone="muted">{words.linkCode.text}</Text>
    <QrCode value={address} label={words.linkCode.label} />
  </Stack>
);
