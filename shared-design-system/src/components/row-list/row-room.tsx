import styled from '@emotion/styled';
import type { ReactElement, ReactNode } from 'react';

const Room = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  /* Three rows of 121 px. */
  min-height: 363px;

  &:not(:has(li)) {
    align-content: center;
  }

  &[data-padded] {
    align-content: start;
    padding: var(--space-4) var(--card-inner);
  }
`;

/** Props of {@link RowRoom}. */
export interface RowRoomProps {
  /** Around what has no room of its own: a skeleton. */
  padded?: boolean;
  children: ReactNode;
}

/** Keeps the place of three orders within a card, however few there are: what stands below does not move when one comes. */
export function RowRoom({ padded, children }: RowRoomProps): ReactElement {
  return <Room data-padded={padded ? '' : undefined}>{children}</Room>;
}
