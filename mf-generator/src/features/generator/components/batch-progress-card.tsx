import { Button, Card, Inline, Stack, Text, useToast } from 'shared-design-system/office';
import { useCancelBatchMutation, useReadBatchQuery } from '../api.ts';
import { texts } from '../texts.ts';
import { useFailure } from '../use-failure.ts';
import { ProgressBar } from './progress-bar.tsx';

const words = texts.shop;
const lookEvery = 3_000;

export function BatchProgressCard() {
  const { data } = useReadBatchQuery({}, { pollingInterval: lookEvery, skipPollingIfUnfocused: true });
  const [cancel, { isLoading }] = useCancelBatchMutation();
  const { show } = useToast();
  const fail = useFailure();
  const end = async () => {
    const { data: ended, error } = await cancel({});
    if (ended) show({ type: 'info', title: words.canceled(ended.canceled) });
    else fail(texts.progress.late, error);
  };
  if (!data || data.total === 0) return null;
  const far = words.far(data.ended, data.total);
  return (
    <Card title={words.underWay} aside={far}>
      <Stack gap={3}>
        <ProgressBar label={words.underWay} value={data.ended} most={data.total} />
        <Inline justify="between">
          <div role="status">
            <Text tone="muted">{words.closable}</Text>
          </div>
          <Button variant="outline" size="s" loading={isLoading} onClick={() => void end()}>
            {words.cancelRest}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
