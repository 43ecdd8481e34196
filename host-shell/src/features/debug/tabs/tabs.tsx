import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { CountBadge, media, styled } from 'shared-design-system/office';

interface Tab<Id extends string = string> {
  id: Id;
  title: string;
  count?: number;
  disabled?: boolean;
  content: ReactNode;
}

interface TabsProps<Id extends string> {
  label: string;
  tabs: readonly Tab<Id>[];
  value?: Id;
  onChange?: (id: Id) => void;
}

const List = styled.div`
  display: flex;
  gap: var(--space-1);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  box-shadow: inset 0 calc(-1 * var(--stroke-s)) 0 var(--color-border);

  &::-webkit-scrollbar {
    display: none;
  }
`;

const Title = styled.button`
  display: inline-flex;
  align-items: center;
  flex: none;
  gap: var(--space-2);
  min-height: 3rem;
  padding: 0 var(--space-3);
  border-bottom: var(--stroke-xl) solid transparent;
  font-weight: var(--weight-medium);
  color: var(--color-muted);
  white-space: nowrap;
  touch-action: manipulation;
  transition: color var(--duration-fast);

  &:focus-visible {
    outline-offset: calc(-1 * var(--space-1));
    border-radius: var(--radius-s);
  }

  ${media.hover} {
    &:hover {
      color: var(--color-text);
    }
  }

  &[aria-selected='true'] {
    border-color: var(--color-main-mark);
    color: var(--color-text);
  }

  &:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }
`;

const Panel = styled.div`
  padding-top: var(--space-4);

  &:focus-visible {
    border-radius: var(--radius-s);
  }
`;

function step(key: string, at: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const by = ({ ArrowRight: 1, ArrowLeft: -1 } as Record<string, number>)[key];
  return by === undefined ? undefined : (at + by + count) % count;
}

export function Tabs<Id extends string>({ label, tabs, value, onChange }: TabsProps<Id>) {
  const prefix = useId();
  const [selected, setSelected] = useState(tabs[0]?.id);
  const list = useRef<HTMLDivElement>(null);
  const chosen = tabs.find(({ id }) => id === (value ?? selected)) ?? tabs[0];
  if (!chosen) return null;
  const choose = (id: Id) => {
    setSelected(id);
    if (id !== chosen.id) onChange?.(id);
  };
  const press = (event: KeyboardEvent) => {
    const open = tabs.filter((tab) => !tab.disabled);
    const next = step(event.key, open.indexOf(chosen), open.length);
    const tab = next === undefined ? undefined : open[next];
    if (!tab) return;
    event.preventDefault();
    choose(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[tabs.indexOf(tab)]?.focus();
  };
  const [tabId, panelId] = [`${prefix}tab-`, `${prefix}panel`];
  return (
    <div>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={press}>
        {tabs.map(({ id, title, count = 0, disabled }) => (
          <Title
            key={id}
            type="button"
            role="tab"
            id={tabId + id}
            aria-selected={id === chosen.id}
            aria-controls={id === chosen.id ? panelId : undefined}
            tabIndex={id === chosen.id ? 0 : -1}
            disabled={disabled}
            onClick={(event) => {
              choose(id);
              event.currentTarget.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
            }}
          >
            {title}
            <CountBadge count={count} />
          </Title>
        ))}
      </List>
      <Panel key={chosen.id} role="tabpanel" id={panelId} aria-labelledby={tabId + chosen.id} tabIndex={0}>
        {chosen.content}
      </Panel>
    </div>
  );
}
