import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon, styled } from 'shared-design-system/shop';

interface DisclosureProps {
  show: string;
  hide: string;
  lazy?: boolean;
  children: ReactNode;
}

const Summary = styled.summary`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-height: var(--control-s);
  padding: var(--space-1-half) var(--space-4);
  border-radius: var(--radius-button);
  background: var(--color-surface);
  box-shadow: inset 0 0 0 var(--field-border) var(--color-control-border);
  font-weight: var(--weight-label);
  font-size: var(--font-size-s);
  line-height: 1.15;
  cursor: pointer;
  user-select: none;

  &::-webkit-details-marker {
    display: none;
  }

  > span {
    transition: transform var(--duration-base) var(--ease);
  }

  [open] > & > span {
    transform: rotate(180deg);
  }
`;

const Content = styled.div`
  padding-top: var(--space-3);
`;

export function Disclosure({ show, hide, lazy = false, children }: DisclosureProps) {
  const root = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  const look = () => setOpen(root.current?.open === true);
  // The element may have been opened before hydration.
  useEffect(look, []);
  return (
    <details ref={root} onToggle={look}>
      <Summary>
        <Icon name="chevron-down" />
        {open ? hide : show}
      </Summary>
      {lazy && !open ? null : <Content>{children}</Content>}
    </details>
  );
}
