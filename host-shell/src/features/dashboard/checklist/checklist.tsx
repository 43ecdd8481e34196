import type { ReactNode } from 'react';
import {
  Anchor,
  coveringLink,
  cssOf,
  Icon,
  keyframes,
  type Recipe,
  styled,
  VisuallyHidden,
} from 'shared-design-system/office';
import { texts } from '../texts.ts';

interface ChecklistStep {
  id: string;
  title: ReactNode;
  done: boolean;
  text?: ReactNode;
  to?: string;
  action?: ReactNode;
  fresh?: boolean;
}

interface ChecklistProps {
  label: string;
  steps: readonly ChecklistStep[];
}

const draw = keyframes`
  from { stroke-dashoffset: 24; }
`;

const Progress = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: 0.1875rem;
  margin-bottom: var(--space-3);

  > i {
    height: var(--space-1-half);
    border-radius: var(--radius-pill);
    background: var(--color-track);
  }

  > i[data-on] {
    background: var(--color-happy-mark);
  }
`;

const look = {
  base: `
    position: relative;
    display: grid;
    grid-template-columns: var(--size-6) minmax(0, 1fr) auto;
    gap: var(--space-3);
    align-items: center;
    min-height: var(--touch);
    padding-block: var(--space-1);
  `,
  variants: {
    state: {
      done: 'color: var(--color-muted);',
      next: `
        grid-template-columns: var(--size-6) minmax(0, 1fr);
        align-items: start;
        padding-block: var(--space-3);
      `,
    },
  },
  states: `
    &[data-fresh] {
      margin-inline: calc(-1 * var(--space-2));
      padding-inline: var(--space-2);
      border-radius: var(--radius-m);
      background: var(--color-happy-tint);
      color: var(--color-text);
    }

    > small {
      font-size: var(--font-size-xs);
      font-weight: var(--weight-medium);
      color: var(--color-happy);
    }
  `,
} satisfies Recipe;

const Step = styled.li(cssOf(look));

const Tick = styled.span`
  display: grid;
  place-items: center;
  width: var(--size-6);
  height: var(--size-6);
  border-radius: 50%;
  box-shadow: inset 0 0 0 var(--stroke-m) var(--color-control-border);
  font-size: var(--font-size-xs);
  color: var(--color-muted);

  [data-state='done'] > & {
    background: var(--color-happy);
    box-shadow: none;
    color: var(--color-surface);
  }

  [data-state='next'] > & {
    box-shadow: inset 0 0 0 var(--stroke-l) var(--color-main-mark);
    font-weight: var(--weight-heavy);
    color: var(--color-main-text);
  }

  [data-fresh] > & path {
    stroke-dasharray: 24;
    animation: ${draw} var(--duration-base) var(--ease) both;
  }
`;

const Next = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-2);

  > strong {
    font-weight: var(--weight-medium);
  }

  > div {
    font-size: var(--font-size-s);
    line-height: 1.45;
    color: var(--color-muted);
  }
`;

const Cover = styled(Anchor)(coveringLink);

type State = 'done' | 'next' | 'later';

function Row({ step, number, state }: { step: ChecklistStep; number: number; state: State }) {
  const title = step.to === undefined ? step.title : <Cover to={step.to}>{step.title}</Cover>;
  return (
    <Step
      data-state={state}
      data-fresh={step.fresh ? '' : undefined}
      aria-current={state === 'next' ? 'step' : undefined}
    >
      <Tick aria-hidden>{state === 'done' ? <Icon name="check" size="s" /> : number}</Tick>
      {state === 'next' && (step.text || step.action) ? (
        <Next>
          <strong>{step.title}</strong>
          {step.text ? <div>{step.text}</div> : null}
          {step.action}
        </Next>
      ) : (
        <span>
          {title}
          {state === 'done' ? <VisuallyHidden>{`, ${texts.checklist.done}`}</VisuallyHidden> : null}
        </span>
      )}
      {step.fresh ? <small>{texts.checklist.doneNow}</small> : null}
      {state === 'later' && step.to !== undefined ? <Icon name="chevron-right" /> : null}
    </Step>
  );
}

export function Checklist({ label, steps }: ChecklistProps) {
  const next = steps.findIndex((step) => !step.done);
  const done = steps.filter((step) => step.done).length;
  return (
    <div>
      <Progress role="img" aria-label={texts.checklist.stepsDone(done, steps.length)}>
        {steps.map((step, index) => (
          <i key={step.id} data-on={index < done ? '' : undefined} />
        ))}
      </Progress>
      <ol aria-label={label}>
        {steps.map((step, index) => (
          <Row
            key={step.id}
            step={step}
            number={index + 1}
            state={step.done ? 'done' : index === next ? 'next' : 'later'}
          />
        ))}
      </ol>
    </div>
  );
}
