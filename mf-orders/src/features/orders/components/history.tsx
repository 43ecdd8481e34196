import type { ReactNode } from 'react';
import { forcedFrame, styled } from 'shared-design-system/office';

interface HistoryProps {
  items: readonly { id: string; title: ReactNode; text?: ReactNode; time: string }[];
  label: string;
}

const List = styled.ol`
  > li {
    position: relative;
    display: grid;
    grid-template-columns: var(--space-4) minmax(0, 1fr) auto;
    gap: 0 var(--space-3);
    padding-bottom: var(--space-4);
    font-size: var(--font-size-s);
    line-height: 1.45;
  }

  > li:last-of-type {
    padding-bottom: 0;
  }

  > li::before {
    content: '';
    width: var(--space-2);
    height: var(--space-2);
    margin: var(--space-1-half) var(--space-1);
    border-radius: 50%;
    background: var(--color-control-border);
    ${forcedFrame}
  }

  > li:first-of-type::before {
    background: var(--color-main-mark);
  }

  > li:not(:last-of-type)::after {
    content: '';
    position: absolute;
    top: calc(2 * var(--space-1-half) + var(--space-2));
    bottom: 0;
    left: calc(var(--space-2) - var(--stroke-s));
    width: var(--stroke-l);
    background: var(--color-border);
  }

  strong {
    display: block;
    font-weight: var(--weight-medium);
  }

  small {
    font-size: inherit;
    color: var(--color-muted);
  }

  time {
    color: var(--color-muted);
    white-space: nowrap;
  }
`;

export function History({ items, label }: HistoryProps) {
  return (
    <List aria-label={label}>
      {items.map(({ id, title, text, time }) => (
        <li key={id}>
          <div>
            <strong>{title}</strong>
            {text ? <small>{text}</small> : null}
          </div>
          <time>{time}</time>
        </li>
      ))}
    </List>
  );
}
