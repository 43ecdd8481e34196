import type { Order } from 'shared-contracts';
import { Button, ButtonLink, Card, CopyButton, Inline, Text, useToast } from 'shared-design-system/office';
import { hasShareMenu, shareAddresses, shareByMenu } from 'shared-runtime/share';
import { shareTexts as words } from './texts.ts';

export default function UnconfirmedCard({ order }: { order: Order }) {
  const toast = useToast();
  if (order.status === 'canceled') return null;
  const address = location.origin + order.uri;
  const message = words.message(order.number);
  const share = async () => {
    if (!(await shareByMenu(message, address))) toast.show({ type: 'danger', text: words.failed });
  };
  return (
    <Card title={words.title} gap={3}>
      <Text tone="muted">{words.text}</Text>
      <Inline>
        {hasShareMenu() ? (
          <Button icon="share" onClick={() => void share()}>
            {words.send}
          </Button>
        ) : null}
        <ButtonLink variant="outline" icon="send" href={shareAddresses.telegram(address, message)}>
          {words.telegram}
        </ButtonLink>
        <ButtonLink variant="outline" icon="message-circle" href={shareAddresses.whatsapp(address, message)}>
          {words.whatsapp}
        </ButtonLink>
        <ButtonLink variant="outline" icon="message-circle" href={shareAddresses.max(address, message)}>
          {words.max}
        </ButtonLink>
        <CopyButton value={address} label={words.copy} />
      </Inline>
    </Card>
  );
}
