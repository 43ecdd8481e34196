import type { Generation } from 'shared-contracts';
import { Button, Card, Inline, Picture, Stack, styled, Text, useToast } from 'shared-design-system/office';
import { useCancelGenerationMutation } from '../api.ts';
import { texts } from '../texts.ts';
import { useFailure } from '../use-failure.ts';
import { ProgressBar } from './progress-bar.tsx';

const words = texts.progress;

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

export function ProgressCard({ generation }: { generation: Generation }) {
  const [cancel, { isLoading }] = useCancelGenerationMutation();
  const { show } = useToast();
  const fail = useFailure();
  const end = async () => {
    const { error } = await cancel({ attemptId: generation.attemptId });
    if (error) fail(words.late, error);
    else show({ type: 'info', title: words.canceled });
  };
  const waits = generation.status === 'queued' && generation.ahead > 0;
  return (
    <Card title={words.title} aside={<Text tone="muted">{`${generation.progress} %`}</Text>}>
      <Inline gap={3} wrap={false}>
        <Frame>
          <Picture src={generation.inputPublicLink} alt="" ratio="square" priority />
        </Frame>
        <Grow>
          <Stack gap={2}>
            <ProgressBar label={words.title} value={generation.progress} />
            <div role="status">
              <Text tone="muted">{waits ? words.ahead(generation.ahead) : texts.steps[generation.step]}</Text>
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
