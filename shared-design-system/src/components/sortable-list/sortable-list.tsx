import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useFocusFallback } from '../../hooks/use-focus-fallback.ts';
import { rowList } from '../../lazy-texts.ts';
import type { Space } from '../../tokens/scale.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { type Drag, lineAt, targetAt } from './drop.ts';
import { Handle, Item, List } from './parts.tsx';
import { useKeySorting } from './use-key-sorting.ts';
import { useRuntime } from './use-runtime.ts';

interface SortableListProps<T> {
  items: readonly T[];
  keyOf: (item: T) => string;
  nameOf: (item: T) => string;
  onMove: (from: number, to: number) => void;
  label: string;
  disabled?: boolean;
  gap?: Space;
  grab?: 'handle' | 'item';
  children: (item: T, index: number, handle: ReactNode, sortProps: OwnHandle) => ReactNode;
}

interface OwnHandle {
  /** Value of its `data-sort-handle`, by which it gets the focus back after a move. */
  itemKey: string;
  hintId: string;
  onKeyDown: (event: KeyboardEvent) => void;
  onKeyUp: (event: KeyboardEvent) => void;
}

const handleBeside = (list: Element, lost: HTMLElement) => {
  const row = lost.closest('li');
  return list.contains(row) ? row?.querySelector<HTMLElement>('[data-sort-handle]:not(:disabled)') : null;
};

export function SortableList<T>(props: SortableListProps<T>) {
  const { items, keyOf, nameOf, onMove, label, disabled = false, gap = 2, grab = 'handle', children } = props;
  const list = useRef<HTMLUListElement>(null);
  const moved = useRef<string | null>(null);
  const [spoken, say] = useState('');
  const [dragged, setDragged] = useState<Drag | null>(null);
  const hintId = useId();
  const kept = useFocusFallback(handleBeside);
  const Runtime = useRuntime();
  useEffect(() => {
    if (moved.current === null) return;
    list.current?.querySelector<HTMLElement>(`[data-sort-handle="${moved.current}"]`)?.focus();
    moved.current = null;
  });
  const keys = items.map(keyOf);
  const nameAt = (index: number) => {
    const item = items[index];
    return item === undefined ? '' : nameOf(item);
  };
  const byKeys = useKeySorting({
    count: items.length,
    nameAt,
    say,
    disabled,
    onMove: (from, to) => {
      moved.current = keys[from] ?? null;
      onMove(from, to);
    },
  });
  const drop = (from: number, to: number) => {
    if (from === to) return;
    say(rowList.dropped(nameAt(from), to + 1, items.length));
    onMove(from, to);
  };
  const blur = () => {
    kept.onBlur();
    byKeys.cancel();
  };
  const { lifted } = byKeys;
  const drag = dragged ?? (lifted && { from: lifted.from, target: targetAt(lifted.from, lifted.to) });
  return (
    <div>
      <List ref={list} aria-label={label} data-gap={gap} data-sorting={drag ? '' : undefined} {...kept} onBlur={blur}>
        {items.map((item, index) => {
          const itemKey = keyOf(item);
          const sortProps = { itemKey, hintId, onKeyDown: byKeys.onKeyDown(index), onKeyUp: byKeys.onKeyUp };
          return (
            <Item
              key={itemKey}
              data-grab={grab}
              data-drop={drag ? lineAt(index, drag.from, drag.target) : undefined}
              data-source={dragged?.from === index ? '' : undefined}
              data-lifted={lifted?.from === index ? '' : undefined}
            >
              {children(item, index, <Handle name={nameOf(item)} disabled={disabled} {...sortProps} />, sortProps)}
            </Item>
          );
        })}
      </List>
      {Runtime ? (
        <Runtime
          list={list}
          keys={keys}
          byHandle={grab === 'handle'}
          disabled={disabled}
          onDrag={setDragged}
          onMove={drop}
        />
      ) : null}
      <VisuallyHidden>
        <span id={hintId}>{rowList.sortHint}</span>
        <span aria-live="assertive">{spoken}</span>
      </VisuallyHidden>
    </div>
  );
}
