import { useState } from 'react';
import type { Generation } from 'shared-contracts';
import { Button, Card, Inline, Picture, RadioCards, Skeleton, Stack, useToast } from 'shared-design-system';
import { describeFailure } from 'shared-runtime';
import { Loaded } from 'shared-runtime/screens';
import { useListReadyGenerationsQuery, useSettleGenerationMutation, useTakeGenerationMutation } from '../api.ts';
import { texts } from '../texts.ts';
import { BeforeAfter } from './before-after.tsx';

const words = texts.shop;
const lookEvery = 5_000;

/** Results that wait to be looked at: the oldest of them, to be taken or passed over. */
export function ReadyCard({ isBusy }: { isBusy: boolean }) {
  const query = useListReadyGenerationsQuery(
    { page: 1, per_page: 1 },
    { pollingInterval: isBusy ? lookEvery : 0, skipPollingIfUnfocused: true },
  );
  return (
    <Loaded query={query} failed={words.readyFailed} skeleton={<Skeleton shape="block" />}>
      {({ generations: [first], totalCount }) =>
        first ? <ReadyOne key={first.attemptId} generation={first} waiting={totalCount} /> : null
      }
    </Loaded>
  );
}

function ReadyOne({ generation, waiting }: { generation: Generation; waiting: number }) {
  const { attemptId, outputContents, inputPublicLink } = generation;
  const [chosen, setChosen] = useState(0);
  const [take, taking] = useTakeGenerationMutation();
  const [settle, settling] = useSettleGenerationMutation();
  const { show } = useToast();
  const fail = (error: unknown) => show({ type: 'danger', title: texts.take.notTaken, text: describeFailure(error) });
  const takeIt = async () => {
    const { error } = await take({ attemptId, output: chosen });
    if (error) fail(error);
    else show({ type: 'happy', title: words.taken });
  };
  const pass = async () => {
    const { error } = await settle({ attemptId, settlement: 'passed' });
    if (error) return fail(error);
    const undo = () => void settle({ attemptId, settlement: '' });
    show({ type: 'info', title: words.passed, action: { label: words.undo, onPress: undo } });
  };
  const shown = outputContents[chosen] ?? outputContents[0];
  if (!shown) return null;
  return (
    <Card title={words.ready(waiting)}>
      <Stack gap={4}>
        <BeforeAfter before={inputPublicLink} after={shown.publicLink} label={texts.result.variant(chosen + 1)} />
        <RadioCards
          label={texts.result.title}
          columns={3}
          value={String(chosen)}
          onChange={(value) => setChosen(Number(value))}
          options={outputContents.map(({ publicLink }, index) => ({
            value: String(index),
            label: texts.result.variant(index + 1),
            picture: <Picture src={publicLink} alt="" ratio="square" sizes="12rem" />,
          }))}
        />
        <Inline>
          <Button icon="check" loading={taking.isLoading} onClick={() => void takeIt()}>
            {words.take}
          </Button>
          <Button variant="outline" loading={settling.isLoading} onClick={() => void pass()}>
            {words.pass}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
