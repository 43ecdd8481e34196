import styled from '@emotion/styled';
import type { FormEvent, ReactNode } from 'react';
import { gaps } from '../../recipes/gaps.ts';
import { cssOf, type Recipe, type VariantsOf } from '../../recipes/recipe.ts';
import { media } from '../../tokens/media.ts';

export interface StackProps extends VariantsOf<typeof columnLook> {
  as?: 'div' | 'section' | 'ul' | 'ol' | 'form' | 'fieldset';
  id?: string;
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  onInput?: () => void;
  noValidate?: boolean;
  children?: ReactNode;
}

const columnLook = {
  base: `
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    min-width: 0;
  `,
  variants: {
    gap: gaps,
    align: {
      stretch: '',
      start: 'justify-items: start;',
      center: 'justify-items: center;',
      end: 'justify-items: end;',
    },
  },
} satisfies Recipe;

const Column = styled.div(cssOf(columnLook));

export function Stack({ gap = 4, align = 'stretch', ...rest }: StackProps) {
  const { onSubmit, ...others } = rest;
  const submit = onSubmit as ((event: FormEvent) => void) | undefined;
  return <Column data-gap={gap} data-align={align} {...others} {...(submit ? { onSubmit: submit } : {})} />;
}

interface InlineProps extends Omit<VariantsOf<typeof rowLook>, 'wrap'> {
  wrap?: boolean;
  children?: ReactNode;
}

const rowLook = {
  base: `
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    min-width: 0;
  `,
  variants: {
    gap: gaps,
    wrap: { false: 'flex-wrap: nowrap;' },
    align: {
      center: '',
      start: 'align-items: flex-start;',
      end: 'align-items: flex-end;',
      baseline: 'align-items: baseline;',
    },
    justify: {
      start: '',
      between: 'justify-content: space-between;',
      end: 'justify-content: flex-end;',
      center: 'justify-content: center;',
    },
  },
} satisfies Recipe;

const Row = styled.div(cssOf(rowLook));

export function Inline({ gap = 2, align = 'center', justify = 'start', wrap = true, children }: InlineProps) {
  return (
    <Row data-gap={gap} data-align={align} data-justify={justify} data-wrap={wrap}>
      {children}
    </Row>
  );
}

interface ColumnsProps extends Omit<VariantsOf<typeof equalLook>, 'count'> {
  count: keyof typeof equalLook.variants.count;
  children?: ReactNode;
}

const equalLook = {
  base: `
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    min-width: 0;
  `,
  variants: {
    gap: gaps,
    phone: {
      1: '',
      2: `
        grid-template-columns: repeat(2, minmax(0, 1fr));

        /* Three in two columns: the last one takes the whole line. */
        ${media.phone} {
          &[data-count='3'] > :last-of-type {
            grid-column: 1 / -1;
          }
        }

        ${media.largeType} {
          grid-template-columns: minmax(0, 1fr);
        }
      `,
    },
    count: {
      2: `
        ${media.tablet} {
          grid-template-columns: repeat(2, minmax(0, 1fr));
        }
      `,
      3: `
        ${media.tablet} {
          grid-template-columns: repeat(3, minmax(0, 1fr));
        }
      `,
      4: `
        ${media.tablet} {
          grid-template-columns: repeat(4, minmax(0, 1fr));
        }
      `,
    },
  },
} satisfies Recipe;

const Equal = styled.div(cssOf(equalLook));

export function Columns({ count, gap = 3, phone = 1, children }: ColumnsProps) {
  return (
    <Equal data-count={count} data-gap={gap} data-phone={phone}>
      {children}
    </Equal>
  );
}
