import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { orderSteps as words } from '../../lazy-texts.ts';
import { forcedFrame } from '../../recipes/forced-frame.ts';
import { cssOf, type Recipe } from '../../recipes/recipe.ts';
import { media } from '../../tokens/media.ts';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

export interface TimelineStep {
  label: string;
  text?: ReactNode;
  state: 'done' | 'now' | 'next';
}

interface OrderTimelineProps {
  steps: readonly TimelineStep[];
  label?: string;
}

const List = styled.ol`
  display: grid;

  ${media.tablet} {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
  }
`;

const look = {
  base: `
    position: relative;
    display: grid;
    grid-template-columns: var(--size-8) minmax(0, 1fr);
    gap: var(--space-4);
    min-height: 3.75rem;
    padding-bottom: var(--space-3);
    line-height: 1.45;

    &:not(:last-of-type)::before {
      content: '';
      position: absolute;
      top: var(--size-8);
      bottom: 0;
      left: calc((var(--size-8) - var(--stroke-l)) / 2);
      width: var(--stroke-l);
      background: var(--color-border);
      ${forcedFrame}
    }
  `,
  variants: {
    state: {
      done: `
        &::before {
          background: var(--color-inverse);
        }
      `,
      next: `
        strong {
          font-weight: var(--weight-medium);
          color: var(--color-muted);
        }
      `,
    },
  },
  states: `
    strong {
      display: block;
      padding-top: 0.3125rem;
      font-weight: var(--weight-bold);
      line-height: 1.35;
    }

    small {
      display: block;
      font-size: var(--font-size-s);
      color: var(--color-muted);
    }

    ${media.tablet} {
      grid-template-columns: minmax(0, 1fr);
      align-content: start;
      gap: var(--space-3);
      padding: 0 var(--space-4) 0 0;

      &:not(:last-of-type)::before {
        inset: calc((var(--size-8) - var(--stroke-l)) / 2) var(--space-2) auto var(--size-10);
        width: auto;
        height: var(--stroke-l);
      }

      strong {
        padding-top: 0;
      }
    }
  `,
} satisfies Recipe;

const Step = styled.li(cssOf(look));

const Dot = styled.span`
  display: grid;
  place-items: center;
  width: var(--size-8);
  height: var(--size-8);
  border-radius: 50%;
  background: var(--color-ground);
  box-shadow: inset 0 0 0 var(--stroke-l) var(--color-border);
  color: var(--color-muted);
  font-size: 0.8125rem;
  font-weight: var(--weight-bold);

  [data-state='done'] > & {
    background: var(--color-inverse);
    box-shadow: none;
    color: var(--color-on-inverse);
  }

  [data-state='now'] > & {
    background: var(--color-main-fill);
    box-shadow: 0 0 0 var(--space-1-half) var(--color-main-tint);
    color: var(--color-on-main);
  }

  ${forcedFrame}
`;

const spoken = { done: words.done, now: words.now, next: '' } as const;

export function OrderTimeline({ steps, label = words.label }: OrderTimelineProps) {
  return (
    <List aria-label={label}>
      {steps.map((step, index) => (
        <Step key={step.label} data-state={step.state} aria-current={step.state === 'now' ? 'step' : undefined}>
          <Dot aria-hidden>{step.state === 'done' ? <Icon name="check" size="s" /> : index + 1}</Dot>
          <div>
            <strong>{step.label}</strong>
            {step.text ? <small>{step.text}</small> : null}
            {spoken[step.state] === '' ? null : <VisuallyHidden>{spoken[step.state]}</VisuallyHidden>}
          </div>
        </Step>
      ))}
    </List>
  );
}
