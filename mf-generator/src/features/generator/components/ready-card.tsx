import { useEffect, useRef } from 'react';
import type { Generation } from 'shared-contracts';
import { Button, Card, Inline, Skeleton, Stack, Text, useToast } from 'shared-design-system/office';
import { Loaded } from 'shared-runtime/screens';
import { useListReadyGenerationsQuery, useSettleGenerationMutation } from '../api.ts';
import { texts } from '../texts.ts';
import { useChosenOutput } from '../use-chosen-output.ts';
import { useFailure } from '../use-failure.ts';
import { useReplace } from '../use-replace.ts';
import { Doubts } from './doubts.tsx';
import { ResultView } from './result-view.tsx';

const words = texts.shop;
const lookEvery = 5_000;

export function ReadyCard({ isBusy }: { isBusy: boolean }) {
  const query = useListReadyGenerationsQuery(
    { page: 1, per_page: 1 },
    { pollingInterval: isBusy ? lookEvery : 0, skipPollingIfUnfocused: true },
  );
  // Reads once more when generation stops: the last poll was before the last result.
  const { refetch } = query;
  const wasBusy = useRef(isBusy);
  useEffect(() => {
    if (wasBusy.current && !isBusy) void refetch();
    wasBusy.current = isBusy;
  }, [isBusy, refetch]);
  return (
    <Loaded query={query} failed={words.readyFailed} skeleton={<Skeleton shape="block" />}>
      {({ generations: [first], totalCount }) => (first ? <ReadyOne generation={first} waiting={totalCount} /> : null)}
    </Loaded>
  );
}

function ReadyOne({ generation, waiting }: { generation: Generation; waiting: number }) {
  const { attemptId, productTitle } = generation;
  // The next generation is shown without a new `key`: the pressed button stays and keeps the focus.
  const [chosen, setChosen] = useChosenOutput(attemptId);
  const { replace, replacing } = useReplace();
  const [settle, settling] = useSettleGenerationMutation();
  const { show } = useToast();
  const fail = useFailure();
  const pass = async () => {
    const { error } = await settle({ attemptId, settlement: 'passed' });
    if (error) return fail(words.notPassed, error);
    const undo = async () => {
      const { error: why } = await settle({ attemptId, settlement: '' });
      if (why) fail(texts.take.notUndone, why);
    };
    show({ type: 'info', title: words.passed, action: { label: texts.take.undo, onPress: () => void undo() } });
  };
  return (
    <Card title={words.ready(waiting)}>
      <Stack gap={4}>
        {productTitle ? <Text>{productTitle}</Text> : null}
        <Doubts generation={generation} />
        <ResultView generation={generation} chosen={chosen} onChoose={setChosen}>
          <Inline>
            <Button icon="check" loading={replacing} onClick={() => void replace(attemptId, chosen)}>
              {words.take}
            </Button>
            <Button variant="outline" loading={settling.isLoading} onClick={() => void pass()}>
              {words.pass}
            </Button>
          </Inline>
        </ResultView>
      </Stack>
    </Card>
  );
}
