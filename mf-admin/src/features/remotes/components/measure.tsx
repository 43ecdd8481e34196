import { Inline, Text, VisuallyHidden } from 'shared-design-system/office';
import type { Comparison } from '../modules.ts';
import { texts } from '../texts.ts';
import { Sparkline } from './sparkline.tsx';

const tones = { same: 'text', better: 'happy', worse: 'danger' } as const satisfies Record<Comparison, string>;

interface MeasureProps {
  value: string | null;
  hint?: string | null | undefined;
  series?: readonly (number | null)[];
  tone?: Comparison;
}

export function Measure({ value, hint, series = [], tone = 'same' }: MeasureProps) {
  return (
    <>
      <Inline wrap={false}>
        <Text as="span" numeric weight="medium" tone={tones[tone]}>
          {value ?? texts.none}
          {tone === 'same' ? null : <VisuallyHidden>{`, ${texts[tone]}`}</VisuallyHidden>}
        </Text>
        <Sparkline values={series} tone={tone} />
      </Inline>
      {hint ? (
        <Text as="span" size="xs" tone="muted">
          {hint}
        </Text>
      ) : null}
    </>
  );
}
