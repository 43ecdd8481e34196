import styled from '@emotion/styled';
import type { ReactElement, ReactNode } from 'react';
import { clamp, numeric } from '../../recipes/text.ts';

interface TextProps {
  size?: 'xs' | 's' | 'm' | 'l';
  tone?: 'text' | 'muted' | 'main' | 'happy' | 'danger' | 'warn';
  weight?: 'text' | 'medium' | 'bold';
  as?: 'p' | 'span' | 'div' | 'strong' | 'time' | 'dd' | 'dt';
  /** Lines before it is cut with an ellipsis. */
  lines?: 1 | 2 | 3;
  /** Keeps the line breaks of the text. */
  preserve?: boolean;
  /** Figures of one width, in one line. */
  numeric?: boolean;
  id?: string;
  children?: ReactNode;
}

const Root = styled.p`
  text-wrap: pretty;

  &[data-size='xs'] {
    font-size: var(--font-size-xs);
    line-height: 1.4;
  }

  &[data-size='s'] {
    font-size: var(--font-size-s);
    line-height: 1.45;
  }

  &[data-size='m'] {
    font-size: var(--font-size-m);
  }

  &[data-size='l'] {
    font-size: var(--font-size-l);
    line-height: 1.5;
  }

  &[data-tone='muted'] {
    color: var(--color-muted);
  }

  &[data-tone='main'] {
    color: var(--color-main-text);
  }

  &[data-tone='happy'] {
    color: var(--color-happy);
  }

  &[data-tone='danger'] {
    color: var(--color-danger);
  }

  &[data-tone='warn'] {
    color: var(--color-warn);
  }

  &[data-weight='text'] {
    font-weight: var(--weight-text);
  }

  &[data-weight='medium'] {
    font-weight: var(--weight-medium);
  }

  &[data-weight='bold'] {
    font-weight: var(--weight-bold);
  }

  &[data-lines='1'] {
    ${clamp(1)}
    overflow-wrap: anywhere;
  }

  &[data-lines='2'] {
    ${clamp(2)}
  }

  &[data-lines='3'] {
    ${clamp(3)}
  }

  &[data-preserve] {
    white-space: pre-line;
  }

  &[data-numeric] {
    ${numeric}
  }
`;

/** Words. A paragraph unless said; a size, tone and weight of the scale, else those around it. */
export function Text({
  size,
  tone,
  weight,
  as = 'p',
  lines,
  preserve,
  numeric: figures,
  id,
  children,
}: TextProps): ReactElement {
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
