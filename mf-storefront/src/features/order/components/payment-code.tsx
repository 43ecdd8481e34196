import { QrCode } from 'shared-design-system/checkout';
import { Heading, Stack, Text } from 'shared-design-system/shop';
import { orderTexts } from '../../../order-texts.ts';

const words = orderTexts.pay.qr;

/** The payment as a QR code for a bank's app: read from another screen, or saved and opened on this one. */
export function PaymentCode({ value, number }: { value: string; number: string }) {
  return (
    <Stack as="section" gap={3}>
      <Heading level={3} size="s">
        {words.title}
      </Heading>
      <Text tone="muted">{words.text}</Text>
      <QrCode value={value} label={words.label(number)} fileName={words.file(number)} />
    </Stack>
  );
}
