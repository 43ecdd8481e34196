import { useEffect, useRef } from 'react';
import { readabilityOf } from 'shared-design-system/fields';
import { Banner, Button, styled } from 'shared-design-system/office';
import { appearanceTexts } from '../texts.ts';

const words = appearanceTexts.advice;

const Sample = styled.span`
  flex: none;
  width: 1.25rem;
  height: 1.25rem;
  border: var(--stroke-s) solid var(--color-control-border);
  border-radius: var(--radius-pill);
  forced-color-adjust: none;
`;

interface ColourAdviceProps {
  colour: string;
  onChoose: (colour: string) => void;
}

export function ColourAdvice({ colour, onChoose }: ColourAdviceProps) {
  const { problem, nearest } = readabilityOf(colour);
  const box = useRef<HTMLDivElement>(null);
  // On a phone the preview above and the bar below leave little room: the advice would be out of sight.
  useEffect(() => {
    if (problem) box.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);
  if (!problem) return null;
  return (
    <div ref={box}>
      <Banner
        tone="warn"
        live
        actions={
          <Button variant="outline" size="s" onClick={() => onChoose(nearest)}>
            <Sample style={{ background: nearest }} />
            {words.take(nearest)}
          </Button>
        }
      >
        {words.problems[problem]}
      </Banner>
    </div>
  );
}
