import { useState } from 'react';
import { maxWebhooks, type Webhook } from 'shared-contracts';
import {
  Button,
  Card,
  formatDateTime,
  IconButton,
  Inline,
  ListRow,
  Page,
  RowList,
  Text,
  useConfirm,
} from 'shared-design-system/office';
import { useFailureToast, useShopZone } from 'shared-runtime/screens';
import { backToOffice, SettingsPage } from '../components/settings-page.tsx';
import { useListWebhooksQuery, useRemoveWebhookMutation } from '../features/webhooks/api.ts';
import { WebhookDeliveriesDialog } from '../features/webhooks/components/webhook-deliveries-dialog.tsx';
import { WebhookDialog } from '../features/webhooks/components/webhook-dialog.tsx';
import { texts } from '../features/webhooks/texts.ts';

export default function WebhooksScreen() {
  const query = useListWebhooksQuery({});
  return (
    <SettingsPage query={query} title={texts.title} failed={texts.failed}>
      {(webhooks) => <Webhooks webhooks={webhooks} />}
    </SettingsPage>
  );
}

function Webhooks({ webhooks }: { webhooks: readonly Webhook[] }) {
  const [remove] = useRemoveWebhookMutation();
  const timeZone = useShopZone();
  const [adding, setAdding] = useState(false);
  const [looked, setLooked] = useState<Webhook>();
  const confirm = useConfirm();
  const showFailure = useFailureToast();
  const ask = async ({ id }: Webhook) => {
    if ((await confirm({ ...texts.sure, tone: 'danger' })) !== 'confirm') return;
    const { error } = await remove({ id });
    if (error) showFailure(texts.notRemoved, error);
  };
  return (
    <Page title={texts.title} back={backToOffice} width="narrow">
      <Card title={texts.list}>
        <Text tone="muted">{texts.about}</Text>
        {webhooks.length === 0 ? <Text>{texts.none}</Text> : null}
        {webhooks.length > 0 ? (
          <RowList label={texts.list} compact="bleed">
            {webhooks.map((webhook) => (
              <ListRow
                key={webhook.id}
                title={webhook.url}
                text={texts.added(formatDateTime(webhook.created, { timeZone }))}
                trailing={
                  <>
                    <IconButton icon="eye" label={texts.open(webhook.url)} onClick={() => setLooked(webhook)} />
                    <IconButton icon="trash" label={texts.remove(webhook.url)} onClick={() => void ask(webhook)} />
                  </>
                }
              />
            ))}
          </RowList>
        ) : null}
        {webhooks.length < maxWebhooks ? (
          <Inline>
            <Button variant="outline" icon="plus" onClick={() => setAdding(true)}>
              {texts.add}
            </Button>
          </Inline>
        ) : null}
        {adding ? <WebhookDialog onClose={() => setAdding(false)} /> : null}
        {looked ? <WebhookDeliveriesDialog webhook={looked} onClose={() => setLooked(undefined)} /> : null}
      </Card>
    </Page>
  );
}
