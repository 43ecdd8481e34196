import type { ReactNode } from 'react';
import type { Generation } from 'shared-contracts';
import { Banner, Card, IconButton, Inline, Stack, saveFile } from 'shared-design-system/office';
import { texts } from '../texts.ts';
import { useFailure } from '../use-failure.ts';
import { Doubts } from './doubts.tsx';
import { ResultView } from './result-view.tsx';

const words = texts.result;

async function download(link: string, number: number): Promise<boolean> {
  const picture = await fetch(`${link}.jpg`)
    .then((response) => (response.ok ? response.blob() : null))
    .catch(() => null);
  if (picture) saveFile(picture, `${words.file} ${number}.jpg`, document);
  return picture !== null;
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
  const fail = useFailure();
  const save = async (link: string) => {
    if (!(await download(link, chosen + 1))) fail(words.notDownloaded, undefined, words.notDownloadedText);
  };
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
              onClick={() => void save(shown.publicLink)}
            />
          </Inline>
        </ResultView>
      </Stack>
    </Card>
  );
}
