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
import type { SortableRuntimeProps } from './sortable-runtime.tsx';

/** Props of {@link SortableList}. */
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

/** Where a drag began and over which item it is. */
export interface Drag {
  from: number;
  over: number;
}

/** The line at the closest edge of the item that the dragged one would push away; none where it would land where it was. */
function edgeOf(index: number, drag: Drag | null): 'top' | 'bottom' | undefined {
  if (!drag || index !== drag.over || drag.over === drag.from) return undefined;
  return drag.over > drag.from ? 'bottom' : 'top';
}

let loadedRuntime: ComponentType<SortableRuntimeProps> | null = null;

/** The part that knows react-sortable-hoc, when it has come. Without it the list is sorted by keys: no reason to trouble anyone. */
function useRuntime(): ComponentType<SortableRuntimeProps> | null {
  const [Runtime, setRuntime] = useState(() => loadedRuntime);
  useEffect(() => {
    let current = true;
    const take = (loaded: { default: ComponentType<SortableRuntimeProps> }) => {
      loadedRuntime = loaded.default;
      if (current) setRuntime(() => loaded.default);
    };
    if (!loadedRuntime) import('./sortable-runtime.tsx').then(take, () => {});
    return () => {
      current = false;
    };
  }, []);
  return Runtime;
}

const steps: Record<string, -1 | 1> = { ArrowUp: -1, ArrowDown: 1 };

/** A list sorted by drag and by keys; moves are read aloud. */
export function SortableList<T>(props: SortableListProps<T>): ReactElement {
  const { items, keyOf, nameOf, onMove, label, disabled = false, gap = 2, grab = 'handle', children } = props;
  const list = useRef<HTMLUListElement>(null);
  const moved = useRef<string | null>(null);
  const [spoken, setSpoken] = useState('');
  const [drag, setDrag] = useState<Drag | null>(null);
  const Runtime = useRuntime();
  useEffect(() => {
    if (moved.current === null) return;
    list.current?.querySelector<HTMLElement>(`[data-sort-handle="${moved.current}"]`)?.focus();
    moved.current = null;
  });
  const move = (from: number, to: number) => {
    const item = items[from];
    if (item === undefined || to < 0 || to >= items.length || from === to) return;
    setSpoken(rows.moved(nameOf(item), to + 1, items.length));
    onMove(from, to);
  };
  const keys = items.map(keyOf);
  return (
    <div>
      <List ref={list} aria-label={label} data-gap={gap} data-sorting={drag ? '' : undefined}>
        {items.map((item, index) => {
          const itemKey = keyOf(item);
          const onKeyDown = (event: KeyboardEvent) => {
            const step = steps[event.key];
            if (step === undefined || disabled) return;
            event.preventDefault();
            moved.current = itemKey;
            move(index, index + step);
          };
          const handle = <Handle name={nameOf(item)} itemKey={itemKey} disabled={disabled} onKeyDown={onKeyDown} />;
          return (
            <Item
              key={itemKey}
              data-grab={grab}
              data-drop={edgeOf(index, drag)}
              data-source={drag?.from === index ? '' : undefined}
            >
              {children(item, index, handle, { itemKey, onKeyDown })}
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
          onDrag={setDrag}
          onMove={move}
        />
      ) : null}
      <VisuallyHidden>
        <span aria-live="assertive">{spoken}</span>
      </VisuallyHidden>
    </div>
  );
}
