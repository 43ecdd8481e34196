import { notifyOfPayment, operationPath } from 'shared-contracts';
import { Card, CopyRow, Stack, Text } from 'shared-design-system/office';
import { texts } from '../texts.ts';

const words = texts.notifications;

export function NotificationAddress() {
  const address = `${window.location.origin}${operationPath(notifyOfPayment)}`;
  return (
    <Card title={words.title} gap={3}>
      <Stack gap={1}>
        <Text>{words.text}</Text>
        <Text size="s">{words.events}</Text>
      </Stack>
      <CopyRow label={words.address} value={address} shown={address} />
      <Text tone="muted" size="s">
        {words.without}
      </Text>
    </Card>
  );
}
