import { type ReactElement, type ReactNode, useState } from 'react';
import { SortableContainer, SortableElement, SortableHandle } from 'react-sortable-hoc';
import { Handle, type HandleProps, Item, List } from './parts.tsx';
import type { SortableRuntimeProps } from './sortable-list.tsx';

interface Drag {
  from: number;
  over: number;
}

/** The line at the closest edge of the item that the dragged one would push away; none where it would land where it was. */
function edgeOf(index: number, drag: Drag | null): 'top' | 'bottom' | undefined {
  if (!drag || index !== drag.over || drag.over === drag.from) return undefined;
  return drag.over > drag.from ? 'bottom' : 'top';
}

const DragHandle = SortableHandle<HandleProps>(Handle);

interface DragItemProps {
  grab: string;
  drop: string | undefined;
  source: boolean;
  children: ReactNode;
}

const DragItem = SortableElement<DragItemProps>((props: DragItemProps) => (
  <Item data-grab={props.grab} data-drop={props.drop} data-source={props.source ? '' : undefined}>
    {props.children}
  </Item>
));

interface DragListProps extends SortableRuntimeProps {
  drag: Drag | null;
}

const DragList = SortableContainer<DragListProps>((props: DragListProps) => (
  <List aria-label={props.label} data-gap={props.gap} data-sorting={props.drag ? '' : undefined}>
    {props.rows.map((row, index) => (
      <DragItem
        key={row.key}
        index={index}
        disabled={props.disabled}
        grab={props.grab}
        drop={edgeOf(index, props.drag)}
        source={props.drag?.from === index}
      >
        {row.render(
          <DragHandle name={row.name} itemKey={row.key} disabled={props.disabled} onKeyDown={row.onKeyDown} />,
        )}
      </DragItem>
    ))}
  </List>
));

/** The list with dragging by mouse and touch, within itself only (sentence 2.13.3). */
export default function SortableRuntime(props: SortableRuntimeProps): ReactElement {
  const [drag, setDrag] = useState<Drag | null>(null);
  return (
    <DragList
      {...props}
      drag={drag}
      useDragHandle={props.grab === 'handle'}
      distance={6}
      lockAxis="y"
      lockToContainerEdges
      lockOffset="30%"
      hideSortableGhost={false}
      transitionDuration={0}
      onSortStart={({ node, helper, index }) => {
        helper.setAttribute('data-helper', '');
        node.removeAttribute('data-drop');
        setDrag({ from: index, over: index });
      }}
      onSortOver={({ newIndex }) => setDrag((before) => before && { ...before, over: newIndex })}
      onSortEnd={({ oldIndex, newIndex }) => {
        setDrag(null);
        props.onMove(oldIndex, newIndex);
      }}
    />
  );
}
