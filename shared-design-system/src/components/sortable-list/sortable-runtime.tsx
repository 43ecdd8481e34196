import { type ReactElement, type RefObject, useEffect, useRef } from 'react';
import { SortableContainer, type SortableContainerProps } from 'react-sortable-hoc';
import type { Drag } from './sortable-list.tsx';

export interface SortableRuntimeProps {
  /** The list whose items are dragged; it is rendered elsewhere and stays as it is. */
  list: RefObject<HTMLUListElement>;
  /** Keys of the items, in order. */
  keys: readonly string[];
  /** Only `data-sort-handle` starts a drag; else the whole item does. */
  byHandle: boolean;
  disabled: boolean;
  onDrag: (drag: Drag | null) => void;
  onMove: (from: number, to: number) => void;
}

interface Member {
  node: Element;
}

/** What the container keeps of its items: the part of react-sortable-hoc that its `SortableElement` talks to. */
interface Manager {
  add: (collection: number, member: Member) => void;
  remove: (collection: number, member: Member) => void;
}

type Container = React.Component<SortableContainerProps> & { manager: Manager };

/** react-sortable-hoc without anything of its own on the page: it watches the list that is there. */
const Engine = SortableContainer<object>(() => <></>);

/** What is typed into or pressed is no place to drag from, unless it is the handle. */
function isNoHandle(event: { target: EventTarget | null }): boolean {
  const target = event.target as Element;
  return target.closest('input, textarea, select, button, a') !== target.closest('[data-sort-handle]');
}

/** Arrow keys are the list's own business. */
const noKeys = { lift: [], drop: [], cancel: [], up: [], down: [] };

/**
 * Makes the items of a list that is there known to the container, as `SortableElement` would. That component is not used, since it would
 * have to wrap the items: they would be made anew when this part has loaded, and lose what is typed into them.
 */
function useMembers(container: RefObject<Container>, { list, keys, disabled }: SortableRuntimeProps): void {
  const order = keys.join(' ');
  useEffect(() => {
    const manager = container.current?.manager;
    if (!manager || !list.current || order === '') return;
    const members = [...list.current.children].map((node, index): Member => {
      Object.assign(node, { sortableInfo: { collection: 0, index, disabled, manager } });
      for (const handle of node.querySelectorAll('[data-sort-handle]')) Object.assign(handle, { sortableHandle: true });
      return { node };
    });
    for (const member of members) manager.add(0, member);
    return () => {
      for (const member of members) manager.remove(0, member);
    };
  }, [container, list, order, disabled]);
}

/** Dragging by mouse and touch, within one list only (sentence 2.13.3). */
export default function SortableRuntime(props: SortableRuntimeProps): ReactElement {
  const { list, byHandle, onDrag, onMove } = props;
  const container = useRef<Container>(null);
  useMembers(container, props);
  return (
    <Engine
      ref={container}
      getContainer={() => list.current as HTMLUListElement}
      keyCodes={noKeys}
      useDragHandle={byHandle}
      shouldCancelStart={isNoHandle}
      distance={6}
      lockAxis="y"
      lockToContainerEdges
      lockOffset="30%"
      hideSortableGhost={false}
      transitionDuration={0}
      onSortStart={({ helper, index }) => {
        helper.setAttribute('data-helper', '');
        onDrag({ from: index, over: index });
      }}
      onSortOver={({ oldIndex, newIndex }) => onDrag({ from: oldIndex, over: newIndex })}
      onSortEnd={({ oldIndex, newIndex }) => {
        onDrag(null);
        onMove(oldIndex, newIndex);
      }}
    />
  );
}
