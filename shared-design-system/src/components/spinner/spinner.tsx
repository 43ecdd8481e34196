import { css, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { cssOf, type Recipe, type VariantsOf } from '../../recipes/recipe.ts';

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const look = {
  base: `
    display: inline-block;
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    border: var(--stroke-mark) solid color-mix(in srgb, currentColor 30%, transparent);
    border-top-color: currentColor;
    border-radius: 50%;
  `,
  variants: {
    size: {
      m: '',
      s: `
        width: 0.875rem;
        height: 0.875rem;
        border-width: var(--stroke-l);
      `,
      l: `
        width: var(--size-8);
        height: var(--size-8);
        border-width: var(--stroke-xl);
      `,
    },
  },
} satisfies Recipe;

const Ring = styled.span(
  cssOf(look),
  css`
    animation: ${turn} 0.8s linear infinite;
  `,
);

export function Spinner({ size = 'm', label }: VariantsOf<typeof look> & { label?: string }) {
  return label === undefined ? (
    <Ring data-size={size} aria-hidden />
  ) : (
    <Ring data-size={size} role="status" aria-label={label} />
  );
}
