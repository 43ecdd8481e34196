import { numeric, styled, Text, VisuallyHidden } from 'shared-design-system/office';
import type { Comparison } from '../modules.ts';
import { texts } from '../texts.ts';
import { Sparkline } from './sparkline.tsx';

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-width: 0;
`;

const Value = styled.span`
  ${numeric}
  font-weight: var(--weight-medium);
  white-space: nowrap;

  &[data-tone='worse'] {
    color: var(--color-danger);
  }

  &[data-tone='better'] {
    color: var(--color-happy);
  }
`;

interface MeasureProps {
  value: string | null;
  hint?: string | null | undefined;
  series?: readonly (number | null)[];
  tone?: Comparison;
}

export function Measure({ value, hint, series = [], tone = 'same' }: MeasureProps) {
  return (
    <>
      <Root>
        <Value data-tone={tone}>
          {value ?? texts.none}
          {tone === 'same' ? null : <VisuallyHidden>{`, ${texts[tone]}`}</VisuallyHidden>}
        </Value>
        <Sparkline values={series} tone={tone} />
      </Root>
      {hint ? (
        <Text as="span" size="xs" tone="muted">
          {hint}
        </Text>
      ) : null}
    </>
  );
}
