import { useEffect } from 'react';
import type { checkPaymentConnection, ResultOf } from 'shared-contracts';
import { Banner, Button, DefinitionList, Stack, Text, type Tone } from 'shared-design-system/office';
import { FailureBanner } from 'shared-runtime/screens';
import { useCheckPaymentConnectionMutation } from '../api.ts';
import { texts } from '../texts.ts';

const words = texts.check;

type Answer = ResultOf<typeof checkPaymentConnection>;

const tones: Record<Answer['connection'], Extract<Tone, 'happy' | 'warn' | 'danger'>> = {
  ok: 'happy',
  disabled: 'warn',
  refused: 'danger',
  not_set: 'warn',
  unavailable: 'warn',
};

interface ConnectionCheckProps {
  shopId: string;
  unsaved: boolean;
  receipts: boolean;
}

export function ConnectionCheck({ shopId, unsaved, receipts }: ConnectionCheckProps) {
  const [check, { data, error, isLoading, reset }] = useCheckPaymentConnectionMutation();
  // A changed shop id or key makes the earlier answer void. After saving, the check is possible before the key's new mask is read.
  useEffect(() => {
    if (unsaved) reset();
  }, [unsaved, reset]);
  return (
    <Stack gap={3}>
      <Button variant="outline" full loading={isLoading} disabled={unsaved} onClick={() => void check({})}>
        {words.press}
      </Button>
      {unsaved ? (
        <Text tone="muted" size="s">
          {words.unsaved}
        </Text>
      ) : null}
      <FailureBanner title={words.failed} failure={error} />
      {data ? <Told answer={data} shopId={shopId} receipts={receipts} /> : null}
    </Stack>
  );
}

function Told({ answer, shopId, receipts }: { answer: Answer; shopId: string; receipts: boolean }) {
  const { connection, test, fiscalization, paymentMethods } = answer;
  const { title, text } = words.connections[connection];
  const known = connection === 'ok' || connection === 'disabled';
  const methodNames = paymentMethods.slice(0, 20).map((method) => words.methodNames[method] ?? method);
  return (
    <>
      <Banner tone={tones[connection]} title={title} live>
        {text}
      </Banner>
      {known ? (
        <DefinitionList
          items={[
            { term: words.shop, value: shopId },
            { term: words.mode, value: test ? words.test : words.real },
            { term: words.receipts, value: fiscalization ? words.receiptsOn : words.receiptsOff },
            ...(methodNames.length > 0 ? [{ term: words.methods, value: methodNames.join(', ') }] : []),
          ]}
        />
      ) : null}
      {known && receipts && !fiscalization ? <Banner tone="warn">{words.receiptsMissing}</Banner> : null}
    </>
  );
}
