import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { SortableContainer, type SortableContainerProps, type SortEvent } from 'react-sortable-hoc';
import { closestEdge, type Drag, type DropTarget, dropIndex, isOver } from './drop.ts';

export interface SortableRuntimeProps {
  list: RefObject<HTMLUListElement>;
  keys: readonly string[];
  byHandle: boolean;
  disabled: boolean;
  onDrag: (drag: Drag | null) => void;
  onMove: (from: number, to: number) => void;
}

interface Member {
  node: Element;
}

/** The container's list of its items: the part of react-sortable-hoc that its `SortableElement` talks to. */
interface Manager {
  add: (collection: number, member: Member) => void;
  remove: (collection: number, member: Member) => void;
}

type Container = React.Component<SortableContainerProps> & { manager: Manager };

const Engine = SortableContainer<object>(() => <></>);

function isNoHandle(event: { target: EventTarget | null }): boolean {
  const target = event.target as Element;
  return target.closest('input, textarea, select, button, a') !== target.closest('[data-sort-handle]');
}

const noKeys = { lift: [], drop: [], cancel: [], up: [], down: [] };

/**
 * Registers the items of an existing list with the container, as `SortableElement` would. That component would have to wrap the items: they would be
 * mounted anew when this part has loaded, and lose what is typed into them.
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

/** Milliseconds that a finger stays on an item until it is picked up; a shorter touch scrolls or presses. */
const longPress = 220;

function useTouch(list: RefObject<HTMLElement>): boolean {
  const [touch, setTouch] = useState(false);
  useEffect(() => {
    const element = list.current;
    const note = ({ pointerType }: PointerEvent) => flushSync(() => setTouch(pointerType !== 'mouse'));
    element?.addEventListener('pointerdown', note, { capture: true });
    return () => element?.removeEventListener('pointerdown', note, { capture: true });
  }, [list]);
  return touch;
}

function targetUnder(list: HTMLElement | null, event: SortEvent): DropTarget | null {
  const point = 'touches' in event ? event.touches[0] : event;
  if (!list || !point || !isOver(list.getBoundingClientRect(), point.clientX, point.clientY)) return null;
  const boxes = [...list.children].map((item) => item.getBoundingClientRect());
  return closestEdge(boxes, point.clientY);
}

export default function SortableRuntime(props: SortableRuntimeProps) {
  const { list, byHandle, onDrag, onMove } = props;
  const container = useRef<Container>(null);
  const drag = useRef<Drag | null>(null);
  useMembers(container, props);
  const waits = useTouch(list) && !byHandle;
  const tell = (next: Drag | null) => {
    drag.current = next;
    onDrag(next);
  };
  useEffect(() => {
    const cancel = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !drag.current) return;
      event.stopPropagation();
      drag.current = null;
      // Cancels a drag by mouse, which react-sortable-hoc ends only when the button goes up.
      window.dispatchEvent(new MouseEvent('mouseup'));
    };
    window.addEventListener('keydown', cancel, { capture: true });
    return () => window.removeEventListener('keydown', cancel, { capture: true });
  }, []);
  return (
    <Engine
      ref={container}
      getContainer={() => list.current as HTMLUListElement}
      keyCodes={noKeys}
      useDragHandle={byHandle}
      shouldCancelStart={isNoHandle}
      distance={waits ? 0 : 6}
      pressDelay={waits ? longPress : 0}
      hideSortableGhost={false}
      transitionDuration={0}
      onSortStart={({ helper, index }) => {
        helper.setAttribute('data-helper', '');
        helper.setAttribute('aria-hidden', 'true');
        tell({ from: index, target: null });
      }}
      onSortMove={(event) => {
        if (drag.current) tell({ ...drag.current, target: targetUnder(list.current, event) });
      }}
      onSortEnd={(_sort, event) => {
        const ended = drag.current;
        tell(null);
        if (ended && event.type !== 'touchcancel') onMove(ended.from, dropIndex(ended.from, ended.target));
      }}
    />
  );
}
