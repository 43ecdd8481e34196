import type { Space } from '../tokens/scale.ts';

export const gaps: Readonly<Record<Space, string>> = {
  0: 'gap: var(--space-0);',
  1: 'gap: var(--space-1);',
  2: 'gap: var(--space-2);',
  3: 'gap: var(--space-3);',
  4: 'gap: var(--space-4);',
  5: 'gap: var(--space-5);',
  6: 'gap: var(--space-6);',
  7: 'gap: var(--space-7);',
  8: 'gap: var(--space-8);',
  9: 'gap: var(--space-9);',
};
