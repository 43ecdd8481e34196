import { useState } from 'react';
import { type AttemptPack, attemptPacks } from 'shared-contracts';
import { RadioCards } from 'shared-design-system/fields';
import {
  Button,
  Card,
  formatPrice,
  Inline,
  Page,
  Skeleton,
  Stack,
  Text,
  useConfirm,
} from 'shared-design-system/office';
import { Loaded } from 'shared-runtime/screens';
import { useBuyAttemptsMutation, useReadAttemptsQuery } from '../features/generator/api.ts';
import { buyingTexts } from '../features/generator/buying-texts.ts';
import { PurchaseBanner } from '../features/generator/components/purchase-banner.tsx';
import { useFailure } from '../features/generator/use-failure.ts';

const words = buyingTexts;
const back = { to: '/merchant/generator', label: words.back };
/** Milliseconds between two polls, so that a merchant who comes back from paying sees the attempts arrive. */
const lookEvery = 5_000;

const options = attemptPacks.map(({ slug, attempts, price }) => ({
  value: slug,
  label: words.pack(attempts),
  aside: formatPrice(price),
  question: words.ask(attempts, formatPrice(price)),
}));

export default function AttemptsScreen() {
  const query = useReadAttemptsQuery({}, { pollingInterval: lookEvery, skipPollingIfUnfocused: true });
  const [pack, setPack] = useState<AttemptPack>('middle');
  const [buy] = useBuyAttemptsMutation();
  const [leaving, setLeaving] = useState(false);
  const confirm = useConfirm();
  const fail = useFailure();
  const pay = async () => {
    const answer = await confirm({
      title: options.find(({ value }) => value === pack)?.question ?? '',
      text: words.askText,
      confirmLabel: words.toPayment,
      cancelLabel: words.keepOff,
    });
    if (answer !== 'confirm') return;
    setLeaving(true);
    const { data, error } = await buy({ pack });
    if (data) {
      location.assign(data.confirmationUrl);
      return;
    }
    setLeaving(false);
    fail(words.notBegun, error);
  };
  return (
    <Page title={words.title} back={back} width="narrow">
      <Loaded query={query} failed={words.failed} skeleton={<Skeleton shape="block" lines={4} />}>
        {({ available, paymentLink, lastPurchase }) => (
          <Stack>
            <PurchaseBanner purchase={lastPurchase} />
            <Card title={words.left(available)}>
              <Stack gap={4}>
                <Text tone="muted">{words.about}</Text>
                {paymentLink ? (
                  <>
                    <RadioCards label={words.title} value={pack} onChange={setPack} options={options} />
                    <Inline>
                      <Button icon="credit-card" loading={leaving} onClick={() => void pay()}>
                        {words.pay}
                      </Button>
                    </Inline>
                  </>
                ) : (
                  <Text>{words.closed}</Text>
                )}
              </Stack>
            </Card>
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}
