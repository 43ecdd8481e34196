import type { ReactNode } from 'react';
import { media, styled, useFocusFallback } from 'shared-design-system/shop';

interface StickyBarProps {
  sum: ReactNode;
  detail?: ReactNode;
  children: ReactNode;
}

const Root = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 15;
  display: flex;
  /* Large letters have the button below the sum. */
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-4);
  margin: var(--space-7) calc(-1 * var(--gutter)) 0;
  padding: var(--space-3) var(--gutter) calc(var(--space-3) + env(safe-area-inset-bottom));
  background: var(--color-surface);
  box-shadow: var(--shadow-bar);

  > button,
  > a {
    flex: 2 1 9rem;
    min-height: 3.25rem;
  }

  ${media.low} {
    padding-block: var(--space-1);

    > button,
    > a {
      min-height: var(--touch);
    }
  }

  ${media.split} {
    display: none;
  }
`;

const Sum = styled.div`
  flex: 1 1 8rem;
  min-width: min-content;
  line-height: 1.15;

  > strong {
    display: block;
    font-size: 1.25rem;
    font-weight: var(--weight-heavy);
    white-space: nowrap;
  }

  > small {
    display: block;
    font-size: var(--font-size-xs);
    color: var(--color-muted);
    overflow-wrap: anywhere;
  }
`;

export function StickyBar({ sum, detail, children }: StickyBarProps) {
  return (
    <Root data-sticky-bar="" {...useFocusFallback()}>
      <Sum>
        <strong translate="no">{sum}</strong>
        {detail ? <small>{detail}</small> : null}
      </Sum>
      {children}
    </Root>
  );
}
