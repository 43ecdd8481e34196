import styled from '@emotion/styled';
import type { FormEvent, ReactElement, ReactNode } from 'react';
import { gaps } from '../../recipes/space.ts';
import { media } from '../../tokens/media.ts';
import type { Space } from '../../tokens/scale.ts';

interface StackProps {
  /** A step of the scale of spaces; 4 (16 px) by default. */
  gap?: Space;
  align?: 'start' | 'center' | 'end' | 'stretch';
  as?: 'div' | 'section' | 'ul' | 'ol' | 'form' | 'fieldset';
  id?: string;
  /** For `as="form"`. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  /** Something in it was typed or chosen. */
  onInput?: () => void;
  noValidate?: boolean;
  children?: ReactNode;
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  min-width: 0;
  ${gaps}

  &[data-align='start'] {
    justify-items: start;
  }

  &[data-align='center'] {
    justify-items: center;
  }

  &[data-align='end'] {
    justify-items: end;
  }
`;

/** A column with one gap. */
export function Stack({ gap = 4, align = 'stretch', ...rest }: StackProps): ReactElement {
  const { onSubmit, ...others } = rest;
  const submit = onSubmit as ((event: FormEvent) => void) | undefined;
  return <Column data-gap={gap} data-align={align} {...others} {...(submit ? { onSubmit: submit } : {})} />;
}

interface InlineProps {
  /** 2 (8 px) by default. */
  gap?: Space;
  align?: 'start' | 'center' | 'end' | 'baseline';
  justify?: 'start' | 'between' | 'end' | 'center';
  /** false keeps all in one line. */
  wrap?: boolean;
  children?: ReactNode;
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-width: 0;
  ${gaps}

  &[data-wrap='false'] {
    flex-wrap: nowrap;
  }

  &[data-align='start'] {
    align-items: flex-start;
  }

  &[data-align='end'] {
    align-items: flex-end;
  }

  &[data-align='baseline'] {
    align-items: baseline;
  }

  &[data-justify='between'] {
    justify-content: space-between;
  }

  &[data-justify='end'] {
    justify-content: flex-end;
  }

  &[data-justify='center'] {
    justify-content: center;
  }
`;

/** A row that wraps. */
export function Inline({
  gap = 2,
  align = 'center',
  justify = 'start',
  wrap = true,
  children,
}: InlineProps): ReactElement {
  return (
    <Row data-gap={gap} data-align={align} data-justify={justify} data-wrap={wrap}>
      {children}
    </Row>
  );
}

interface ColumnsProps {
  count: 2 | 3 | 4;
  /** 3 (12 px) by default. */
  gap?: Space;
  /** How many on a phone; 1 by default. */
  phone?: 1 | 2;
  children?: ReactNode;
}

const Equal = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
  ${gaps}

  &[data-phone='2'] {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  /* Three in two columns: the last one takes the whole line. */
  ${media.phone} {
    &[data-phone='2'][data-count='3'] > :last-of-type {
      grid-column: 1 / -1;
    }
  }

  ${media.tablet} {
    &[data-count='2'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    &[data-count='3'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }

    &[data-count='4'] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;

/** Equal columns from 768 px; fewer on a phone. */
export function Columns({ count, gap = 3, phone = 1, children }: ColumnsProps): ReactElement {
  return (
    <Equal data-count={count} data-gap={gap} data-phone={phone}>
      {children}
    </Equal>
  );
}
