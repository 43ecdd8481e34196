import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Text } from '../text/text.tsx';

const Room = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  /* Three rows of 121 px. */
  min-height: 22.6875rem;

  &[data-rest] {
    grid-template-rows: auto minmax(0, 1fr);

    > p {
      place-self: center;
      padding-inline: var(--card-inner);
      text-align: center;
    }
  }

  &:not(:has(li)) {
    align-content: center;
  }

  &[data-padded] {
    align-content: start;
    padding: var(--space-4) var(--card-inner);
  }
`;

interface ReservedRowsProps {
  /** Around what has no room of its own: a skeleton. */
  padded?: boolean;
  /** Words for the room that fewer rows leave. */
  rest?: string | undefined;
  children: ReactNode;
}

/** Keeps the place of three orders within a card, however few there are: what stands below does not move when one comes. */
export function ReservedRows({ padded, rest, children }: ReservedRowsProps) {
  return (
    <Room data-padded={padded ? '' : undefined} data-rest={rest ? '' : undefined}>
      {children}
      {rest ? <Text tone="muted">{rest}</Text> : null}
    </Room>
  );
}
