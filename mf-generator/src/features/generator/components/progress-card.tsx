import type { Generation } from 'shared-contracts';
import { Button, Card, Inline, Picture, Stack, styled, Text, useToast } from 'shared-design-system';
import { describeFailure } from 'shared-runtime';
import { useCancelGenerationMutation } from '../api.ts';
import { texts } from '../texts.ts';

const words = texts.progress;

const Bar = styled.progress`
  width: 100%;
  height: var(--space-2);
  border: 0;
  border-radius: var(--radius-s);
  overflow: hidden;
  accent-color: var(--color-main-mark);
`;

const Frame = styled.div`
  flex: none;
  width: 4.5rem;
  border-radius: var(--radius-m);
  overflow: hidden;
`;

const Grow = styled.div`
  flex: 1;
  min-width: 0;
`;

/** One that is under way: how far it is, and a way to end it. */
export function ProgressCard({ generation }: { generation: Generation }) {
  const [cancel, { isLoading }] = useCancelGenerationMutation();
  const { show } = useToast();
  const end = async () => {
    const { error } = await cancel({ attemptId: generation.attemptId });
    if (error) show({ type: 'danger', title: words.late, text: describeFailure(error) });
    else show({ type: 'info', title: words.canceled });
  };
  return (
    <Card title={words.title} aside={<Text tone="muted">{`${generation.progress} %`}</Text>}>
      <Inline gap={3} wrap={false}>
        <Frame>
          <Picture src={generation.inputPublicLink} alt="" ratio="square" priority />
        </Frame>
        <Grow>
          <Stack gap={2}>
            <Bar value={generation.progress} max={100} aria-label={words.title} />
            <div role="status">
              <Text tone="muted">{texts.steps[generation.step]}</Text>
            </div>
          </Stack>
        </Grow>
        <Button variant="outline" size="s" loading={isLoading} onClick={() => void end()}>
          {words.cancel}
        </Button>
      </Inline>
    </Card>
  );
}
