import { css, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { cssOf, type Recipe, type VariantsOf } from '../../recipes/recipe.ts';
import { feedbackTexts } from '../../texts.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

interface SkeletonProps extends VariantsOf<typeof look> {
  lines?: number;
}

const shine = keyframes`
  from { background-position: 150% 0; }
  to { background-position: -150% 0; }
`;

const look = {
  base: `
    display: block;
    width: 100%;
    border-radius: var(--radius-s);
    background: linear-gradient(100deg, var(--color-skeleton) 35%, var(--color-skeleton-shine) 50%, var(--color-skeleton) 65%)
      0 0 / 300% 100%;

    @media (prefers-reduced-motion: reduce) {
      background: var(--color-skeleton);
    }
  `,
  variants: {
    shape: {
      line: `
        height: 0.75em;
        margin-block: 0.4em;
      `,
      title: `
        height: 1.1em;
        margin-block: 0.2em;
        font-size: var(--font-size-xl);
      `,
      block: `
        height: 7.5rem;
        border-radius: var(--radius-m);
      `,
      picture: `
        aspect-ratio: var(--picture-ratio);
        border-radius: var(--radius-m);
      `,
      circle: `
        width: var(--touch);
        height: var(--touch);
        border-radius: 50%;
      `,
      button: `
        height: var(--control-m);
        border-radius: var(--radius-button);
      `,
      field: `
        height: var(--field);
        border-radius: var(--radius-m);
      `,
    },
    width: { full: '', half: 'width: 50%;', third: 'width: 33%;', quarter: 'width: 25%;' },
  },
} satisfies Recipe;

const Shape = styled.span(
  cssOf(look),
  css`
    animation: ${shine} 1.4s linear infinite;
  `,
);

/** A placeholder in the shape of what is loading. Hidden from screen readers: {@link Loading} speaks for it. */
export function Skeleton({ shape = 'line', width = 'full', lines = 1 }: SkeletonProps) {
  const shapes = Array.from({ length: lines }, (_, index) => index);
  return (
    <>
      {shapes.map((index) => (
        <Shape
          key={index}
          aria-hidden
          data-shape={shape}
          data-width={lines > 1 && index === lines - 1 ? 'half' : width}
        />
      ))}
    </>
  );
}

export function Loading({ label = feedbackTexts.loading, children }: { label?: string; children: ReactNode }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden>
        <span role="status">{label}</span>
      </VisuallyHidden>
      {children}
    </div>
  );
}
