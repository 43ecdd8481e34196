import styled from '@emotion/styled';
import type { ReactElement, ReactNode } from 'react';

const Root = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 15;
  display: flex;
  align-items: center;
  gap: var(--space-3);
  padding: var(--space-3) var(--gutter) calc(var(--space-3) + env(safe-area-inset-bottom));
  margin-inline: calc(-1 * var(--gutter));
  background: var(--color-surface);
  box-shadow: var(--shadow-bar);
`;

const Note = styled.div`
  flex: 1;
  min-width: 0;
  font-size: var(--font-size-s);
  line-height: 1.3;
  color: var(--color-muted);
`;

const Buttons = styled.div`
  display: flex;
  flex: 1;
  justify-content: flex-end;
  gap: var(--space-2);

  > [data-variant='primary'] {
    flex: 1;
  }
`;

/** Sticks to the bottom of what it ends: a form, a dialog, a page. */
export function ActionBar({ note, children }: { note?: ReactNode; children: ReactNode }): ReactElement {
  return (
    <Root>
      {note === undefined ? null : <Note>{note}</Note>}
      <Buttons>{children}</Buttons>
    </Root>
  );
}
