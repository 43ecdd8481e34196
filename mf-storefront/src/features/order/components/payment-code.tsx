import { QrCode } from 'shared-design-system/checkout';
import { Show } from 'shared-design-system/pages';
import { Stack, Text } from 'shared-design-system/shop';
import { NeedsScriptsPart } from '../../../components/needs-scripts-part.tsx';
import { orderTexts } from '../../../order-texts.ts';
import { PaymentCodeDisclosure } from './payment-code-disclosure.tsx';

const words = orderTexts.pay.qr;

interface PaymentCodeProps {
  value: string;
  number: string;
}

export const PaymentCode = (props: PaymentCodeProps) => (
  <>
    <Show from={768}>
      <NeedsScriptsPart>
        <Code {...props} text={words.text} />
      </NeedsScriptsPart>
    </Show>
    <Show below={768}>
      <PaymentCodeDisclosure>
        <Code {...props} text={words.textPhone} />
      </PaymentCodeDisclosure>
    </Show>
  </>
);

const Code = ({ value, number, text }: PaymentCodeProps & { text: string }) => (
  <Stack gap={3}>
    <Text tone="muted">{text}</Text>
    <QrCode value={value} label={words.label(number)} fileName={words.file(number)} saves="picture" />
  </Stack>
);
