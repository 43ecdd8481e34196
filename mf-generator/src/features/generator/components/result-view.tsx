import type { ReactNode } from 'react';
import type { Generation } from 'shared-contracts';
import { RadioCards } from 'shared-design-system/fields';
import { Panes, Picture, Stack } from 'shared-design-system/office';
import { texts } from '../texts.ts';
import { BeforeAfter } from './before-after.tsx';

const words = texts.result;

interface ResultViewProps {
  generation: Generation;
  chosen: number;
  onChoose: (output: number) => void;
  children: ReactNode;
}

export function ResultView({ generation, chosen, onChoose, children }: ResultViewProps) {
  const { outputContents, inputs, inputPublicLink } = generation;
  const usable = inputs.filter(({ problem }) => problem === '');
  const shown = outputContents[chosen] ?? outputContents[0];
  // The studio makes as many variants of each photograph. Another provider may make some of all together: then the first photograph is shown.
  const ofEach = outputContents.length / Math.max(1, usable.length);
  const before = Number.isInteger(ofEach) ? usable[Math.floor(chosen / ofEach)]?.publicLink : undefined;
  return (
    <Panes share="large">
      <BeforeAfter
        before={before ?? inputPublicLink}
        after={shown?.publicLink ?? ''}
        label={words.variant(chosen + 1)}
      />
      <Stack gap={4}>
        {outputContents.length > 1 ? (
          <RadioCards
            label={words.title}
            columns={3}
            value={String(chosen)}
            onChange={(value) => onChoose(Number(value))}
            options={outputContents.map(({ publicLink }, index) => ({
              value: String(index),
              label: words.variant(index + 1),
              picture: <Picture src={publicLink} alt="" ratio="square" sizes="12rem" />,
            }))}
          />
        ) : null}
        {children}
      </Stack>
    </Panes>
  );
}
