import { useState } from 'react';
import type { ShopZone, Webhook, WebhookDelivery } from 'shared-contracts';
import {
  Badge,
  Button,
  Dialog,
  formatDateTime,
  IconButton,
  Inline,
  ListRow,
  Pagination,
  RowList,
  Skeleton,
  Stack,
  Text,
  type Tone,
  useToast,
} from 'shared-design-system/office';
import { Loaded, useFailureToast, useShopZone } from 'shared-runtime/screens';
import { useListWebhookDeliveriesQuery, usePingWebhookMutation, useResendWebhookDeliveryMutation } from '../api.ts';
import { texts } from '../texts.ts';

const words = texts.sent;
const perPage = 20;
const tones: Record<WebhookDelivery['state'], Tone> = { waiting: 'info', delivered: 'happy', failed: 'danger' };
const lookEvery = 5_000;

function deliveryText({ created, attempts }: WebhookDelivery, timeZone: ShopZone): string {
  const last = attempts.at(-1);
  const answer = last && (last.status === null ? words.problems[last.problem] : words.answered(last.status));
  return [formatDateTime(created, { timeZone }), answer, words.tries(attempts.length)].filter(Boolean).join(' · ');
}

export function WebhookDeliveriesDialog({ webhook: { id, url }, onClose }: { webhook: Webhook; onClose: () => void }) {
  const [page, setPage] = useState(1);
  const timeZone = useShopZone();
  const query = useListWebhookDeliveriesQuery(
    { id, page },
    { pollingInterval: lookEvery, skipPollingIfUnfocused: true },
  );
  const [ping, pinging] = usePingWebhookMutation();
  const [resend] = useResendWebhookDeliveryMutation();
  const { show } = useToast();
  const showFailure = useFailureToast();
  const sendPing = async () => {
    const { error } = await ping({ id });
    if (error) showFailure(words.notPinged, error);
    else show({ type: 'happy', title: words.pinged, text: words.pingedText });
  };
  const sendAgain = async (delivery: string) => {
    const { error } = await resend({ id: delivery });
    if (error) showFailure(words.notResent, error);
    else show({ type: 'happy', title: words.resent });
  };
  return (
    <Dialog open onClose={onClose} title={words.title}>
      <Stack gap={4}>
        <Text tone="muted">{url}</Text>
        <Inline>
          <Button variant="outline" loading={pinging.isLoading} onClick={() => void sendPing()}>
            {words.ping}
          </Button>
        </Inline>
        <Loaded query={query} failed={words.failed} skeleton={<Skeleton lines={4} />}>
          {({ deliveries, totalCount }) => (
            <Stack gap={3}>
              {deliveries.length === 0 ? <Text tone="muted">{words.none}</Text> : null}
              {deliveries.length > 0 ? (
                <RowList label={words.title} compact="bleed">
                  {deliveries.map((delivery) => {
                    const event = words.of(words.events[delivery.event], delivery.order);
                    return (
                      <ListRow
                        key={delivery.id}
                        title={event}
                        text={deliveryText(delivery, timeZone)}
                        trailing={
                          <>
                            <Badge tone={tones[delivery.state]}>{words.states[delivery.state]}</Badge>
                            <IconButton
                              icon="refresh"
                              label={words.againOf(event, formatDateTime(delivery.created, { timeZone }))}
                              onClick={() => void sendAgain(delivery.id)}
                            />
                          </>
                        }
                      />
                    );
                  })}
                </RowList>
              ) : null}
              {totalCount > perPage ? (
                <Pagination page={page} pages={Math.ceil(totalCount / perPage)} onChange={setPage} />
              ) : null}
            </Stack>
          )}
        </Loaded>
      </Stack>
    </Dialog>
  );
}
