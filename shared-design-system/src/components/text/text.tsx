import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { cssOf, type Recipe, type VariantsOf } from '../../recipes/recipe.ts';
import { clamp, numeric } from '../../recipes/text.ts';

interface TextProps extends VariantsOf<typeof look> {
  as?: 'p' | 'span' | 'div' | 'strong' | 'time' | 'dd' | 'dt';
  preserve?: boolean;
  numeric?: boolean;
  id?: string;
  children?: ReactNode;
}

const look = {
  base: 'text-wrap: pretty;',
  variants: {
    size: {
      xs: `
        font-size: var(--font-size-xs);
        line-height: 1.4;
      `,
      s: `
        font-size: var(--font-size-s);
        line-height: 1.45;
      `,
      m: 'font-size: var(--font-size-m);',
      l: `
        font-size: var(--font-size-l);
        line-height: 1.5;
      `,
    },
    tone: {
      text: '',
      muted: 'color: var(--color-muted);',
      main: 'color: var(--color-main-text);',
      happy: 'color: var(--color-happy);',
      danger: 'color: var(--color-danger);',
      warn: 'color: var(--color-warn);',
    },
    weight: {
      text: 'font-weight: var(--weight-text);',
      medium: 'font-weight: var(--weight-medium);',
      bold: 'font-weight: var(--weight-bold);',
    },
    lines: {
      1: `
        ${clamp(1)}
        overflow-wrap: anywhere;
      `,
      2: `${clamp(2)}`,
      3: `${clamp(3)}`,
    },
  },
  states: `
    &[data-preserve] {
      white-space: pre-line;
    }

    &[data-numeric] {
      ${numeric}
    }
  `,
} satisfies Recipe;

const Root = styled.p(cssOf(look));

export function Text({ size, tone, weight, as = 'p', lines, preserve, numeric: figures, id, children }: TextProps) {
  return (
    <Root
      as={as}
      id={id}
      data-size={size}
      data-tone={tone}
      data-weight={weight}
      data-lines={lines}
      data-preserve={preserve ? '' : undefined}
      data-numeric={figures ? '' : undefined}
    >
      {children}
    </Root>
  );
}
