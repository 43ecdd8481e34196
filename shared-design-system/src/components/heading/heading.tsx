import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { longestWord } from '../../format/name-width.ts';
import { cssOf, type OwnVariables, ownVariables, type Recipe } from '../../recipes/recipe.ts';
import { heading } from '../../recipes/text.ts';
import type { Size } from '../../tokens/scale.ts';

interface HeadingProps {
  level?: 1 | 2 | 3 | 4;
  size?: Size;
  id?: string;
  aside?: ReactNode;
  children: ReactNode;
}

const look = {
  base: heading,
  variants: {
    size: {
      title: '--size: var(--font-size-title);',
      xxl: `
        --size: var(--font-size-xxl);
        letter-spacing: 0.01em;
      `,
      xl: '--size: var(--font-size-xl);',
      l: '--size: var(--font-size-l);',
      m: `
        --size: var(--font-size-m);
        line-height: var(--line-snug);
      `,
      s: `
        --size: var(--font-size-s);
        line-height: var(--line-snug);
      `,
      xs: `
        --size: var(--font-size-xs);
        line-height: var(--line-snug);
      `,
    },
  },
  /** Heading of the banner and of the page: `--em` is the width of the longest word, which is made to fit its line instead of breaking. */
  states: `
    &[data-size] {
      font-size: var(--size);
    }

    &[data-fit] {
      font-size: max(1.125rem, min(var(--size), 100cqi / var(--em)));
      hyphens: auto;
    }
  `,
} satisfies Recipe;

const Root = styled.h2<OwnVariables>(cssOf(look), ownVariables);

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--space-1) var(--space-3);
`;

const Aside = styled.span`
  font-size: var(--font-size-s);
  font-weight: var(--weight-medium);
  color: var(--color-muted);
`;

const sizeOfLevel = { 1: 'title', 2: 'xl', 3: 'l', 4: 'm' } as const;

export function Heading({ level = 2, size, id, aside, children }: HeadingProps) {
  const fitting =
    level === 1 && typeof children === 'string' ? { 'data-fit': '', vars: { '--em': longestWord(children) } } : {};
  const words = (
    <Root as={`h${level}`} id={id} data-size={size ?? sizeOfLevel[level]} {...fitting}>
      {children}
    </Root>
  );
  if (aside === undefined) return words;
  return (
    <Line>
      {words}
      <Aside>{aside}</Aside>
    </Line>
  );
}
