import { useState } from 'react';
import { type AttemptPack, attemptPacks } from 'shared-contracts';
import {
  Button,
  Card,
  formatPrice,
  Inline,
  Page,
  RadioCards,
  Skeleton,
  Stack,
  Text,
  useToast,
} from 'shared-design-system';
import { describeFailure } from 'shared-runtime';
import { Loaded } from 'shared-runtime/screens';
import { useBuyAttemptsMutation, useReadAttemptsQuery } from '../features/generator/api.ts';
import { texts } from '../features/generator/texts.ts';

const words = texts.buying;
const back = { to: '/merchant/generator', label: words.back };
/** Milliseconds between two looks: who comes back from paying sees the attempts come. */
const lookEvery = 5_000;

const options = attemptPacks.map(({ slug, attempts, price }) => ({
  value: slug,
  label: words.pack(attempts),
  aside: formatPrice(price),
}));

/** `/merchant/generator/attempts`: how many attempts are left, and more of them. */
export default function AttemptsScreen() {
  const query = useReadAttemptsQuery({}, { pollingInterval: lookEvery, skipPollingIfUnfocused: true });
  const [pack, setPack] = useState<AttemptPack>('middle');
  const [buy] = useBuyAttemptsMutation();
  const [leaving, setLeaving] = useState(false);
  const { show } = useToast();
  const pay = async () => {
    setLeaving(true);
    const { data, error } = await buy({ pack });
    if (data) {
      location.assign(data.confirmationUrl);
      return;
    }
    setLeaving(false);
    show({ type: 'danger', title: words.notBegun, text: describeFailure(error) });
  };
  return (
    <Page title={words.title} back={back} width="narrow">
      <Loaded query={query} failed={words.failed} skeleton={<Skeleton shape="block" lines={4} />}>
        {({ available, paymentLink }) => (
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
        )}
      </Loaded>
    </Page>
  );
}
