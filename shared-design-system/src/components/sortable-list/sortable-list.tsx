import {
  type ComponentType,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { rows } from '../../texts.ts';
import type { Space } from '../../tokens/scale.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { Handle, Item, List } from './parts.tsx';

export interface SortableListProps<T> {
  items: readonly T[];
  keyOf: (item: T) => string;
  /** What an item is called when it moves. */
  nameOf: (item: T) => string;
  onMove: (from: number, to: number) => void;
  /** Read aloud. */
  label: string;
  disabled?: boolean;
  gap?: Space;
  /** What starts a drag: the handle (default) or the whole item. */
  grab?: 'handle' | 'item';
  children: (item: T, index: number, handle: ReactNode, own: OwnHandle) => ReactNode;
}

/** For a handle of one's own (`grab="item"`). */
export interface OwnHandle {
  /** Value of its `data-sort-handle`: it gets the focus back after a move. */
  itemKey: string;
  /** Arrow keys move the item. */
  onKeyDown: (event: KeyboardEvent) => void;
}

/** What the dragging part gets: everything but the types of one list. */
export interface SortableRuntimeProps {
  label: string;
  gap: Space;
  grab: 'handle' | 'item';
  disabled: boolean;
  rows: readonly {
    key: string;
    name: string;
    render: (handle: ReactNode) => ReactNode;
    onKeyDown: (event: KeyboardEvent) => void;
  }[];
  onMove: (from: number, to: number) => void;
}

/** The list without dragging, until react-sortable-hoc is here and on the server; keys move rows already. */
function StillList({ label, gap, grab, disabled, rows: list }: SortableRuntimeProps): ReactElement {
  return (
    <List aria-label={label} data-gap={gap}>
      {list.map((row) => (
        <Item key={row.key} data-grab={grab}>
          {row.render(<Handle name={row.name} itemKey={row.key} disabled={disabled} onKeyDown={row.onKeyDown} />)}
        </Item>
      ))}
    </List>
  );
}

/** Loads the dragging part once; takes it when the focus is elsewhere, since rows are made anew then. */
function useRuntime(root: { current: HTMLElement | null }): ComponentType<SortableRuntimeProps> {
  const [Runtime, setRuntime] = useState<ComponentType<SortableRuntimeProps>>(() => StillList);
  useEffect(() => {
    let current = true;
    const take = (loaded: { default: ComponentType<SortableRuntimeProps> }) => {
      const box = root.current;
      if (!current) return;
      if (box?.contains(document.activeElement)) box.addEventListener('focusout', () => take(loaded), { once: true });
      else setRuntime(() => loaded.default);
    };
    // Without it the list is sorted by keys: no reason to trouble anyone.
    import('./sortable-runtime.tsx').then(take, () => {});
    return () => {
      current = false;
    };
  }, [root]);
  return Runtime;
}

const steps: Record<string, -1 | 1> = { ArrowUp: -1, ArrowDown: 1 };

/** A list sorted by drag and by keys; moves are read aloud. The one place that knows react-sortable-hoc, which loads when needed. */
export function SortableList<T>(props: SortableListProps<T>): ReactElement {
  const { items, keyOf, nameOf, onMove, label, disabled = false, gap = 2, grab = 'handle', children } = props;
  const root = useRef<HTMLDivElement>(null);
  const moved = useRef<string | null>(null);
  const [spoken, setSpoken] = useState('');
  const Runtime = useRuntime(root);
  useEffect(() => {
    if (moved.current === null) return;
    root.current?.querySelector<HTMLElement>(`[data-sort-handle="${moved.current}"]`)?.focus();
    moved.current = null;
  });
  const move = (from: number, to: number) => {
    const item = items[from];
    if (item === undefined || to < 0 || to >= items.length || from === to) return;
    setSpoken(rows.moved(nameOf(item), to + 1, items.length));
    onMove(from, to);
  };
  const list = items.map((item, index) => {
    const itemKey = keyOf(item);
    const onKeyDown = (event: KeyboardEvent) => {
      const step = steps[event.key];
      if (step === undefined || disabled) return;
      event.preventDefault();
      moved.current = itemKey;
      move(index, index + step);
    };
    const render = (handle: ReactNode) => children(item, index, handle, { itemKey, onKeyDown });
    return { key: itemKey, name: nameOf(item), render, onKeyDown };
  });
  return (
    <div ref={root}>
      <Runtime label={label} gap={gap} grab={grab} disabled={disabled} rows={list} onMove={move} />
      <VisuallyHidden>
        <span aria-live="assertive">{spoken}</span>
      </VisuallyHidden>
    </div>
  );
}
