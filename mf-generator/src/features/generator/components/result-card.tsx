import type { ReactNode } from 'react';
import type { Generation } from 'shared-contracts';
import { Banner, Card, IconButton, Inline, Stack, saveFile } from 'shared-design-system/office';
import { texts } from '../texts.ts';
import { Doubts } from './doubts.tsx';
import { ResultView } from './result-view.tsx';

const words = texts.result;

async function download(link: string, number: number): Promise<void> {
  const response = await fetch(`${link}.jpg`);
  if (response.ok) saveFile(await response.blob(), `${words.file} ${number}.jpg`, document);
}

interface ResultCardProps {
  generation: Generation;
  style: string;
  chosen: number;
  onChoose: (output: number) => void;
  action: ReactNode;
}

export function ResultCard({ generation, style, chosen, onChoose, action }: ResultCardProps) {
  const { status, problem, outputContents, inputs } = generation;
  if (status === 'failed' || status === 'blocked') {
    return (
      <Banner tone="danger" live title={words.failedTitle}>
        {`${texts.problems[problem]} ${texts.returned}`}
      </Banner>
    );
  }
  if (status === 'canceled') return <Banner tone="info">{texts.canceled}</Banner>;
  const shown = outputContents[chosen] ?? outputContents[0];
  if (status !== 'succeeded' || !shown) return null;
  return (
    <Card title={words.title} aside={style}>
      <Stack gap={4}>
        {inputs.map(({ place, problem: why }, index) =>
          why ? (
            <Banner key={place} tone="warn" title={words.skipped(index + 1)}>
              {texts.problems[why]}
            </Banner>
          ) : null,
        )}
        <Doubts generation={generation} />
        <ResultView generation={generation} chosen={chosen} onChoose={onChoose}>
          <Inline>
            {action}
            <IconButton
              icon="download"
              variant="outline"
              label={words.download}
              onClick={() => void download(shown.publicLink, chosen + 1)}
            />
          </Inline>
        </ResultView>
      </Stack>
    </Card>
  );
}
