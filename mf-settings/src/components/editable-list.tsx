import {
  Banner,
  Button,
  Card,
  FocusFallback,
  Icon,
  type IconName,
  ListRow,
  RowList,
  Text,
} from 'shared-design-system/office';
import { moveItem, SortableList } from 'shared-design-system/sorting';
import { texts } from '../texts.ts';

export interface EditableListItem {
  id: string;
  icon: IconName;
  title: string;
  text: string;
}

interface EditableListProps {
  title: string;
  hint: string;
  changed: boolean;
  none: string;
  rows: readonly EditableListItem[];
  addLabel: string;
  onAdd: () => void;
  onOpen: (id: string) => void;
  /** Ids in their new order; what is missing was removed. */
  onChange: (ids: string[]) => void;
}

export function EditableList({
  title,
  hint,
  changed,
  none,
  rows,
  addLabel,
  onAdd,
  onOpen,
  onChange,
}: EditableListProps) {
  const ids = rows.map(({ id }) => id);
  const moving = (from: number, to: number) => (ids[to] ? () => onChange(moveItem(ids, from, to)) : undefined);
  return (
    <FocusFallback>
      {changed ? (
        <Banner tone="warn" live title={texts.list.unsaved}>
          {texts.list.unsavedHint}
        </Banner>
      ) : null}
      <Card title={title}>
        <Text tone="muted">{rows.length ? hint : none}</Text>
        {rows.length ? (
          <RowList label={texts.list.rows(title)} compact="bleed" sorted>
            <SortableList
              label={title}
              items={rows}
              keyOf={({ id }) => id}
              nameOf={(row) => row.title}
              onMove={(from, to) => moving(from, to)?.()}
              gap={0}
            >
              {(row, index, handle) => (
                <ListRow
                  handle={handle}
                  leading={<Icon name={row.icon} />}
                  title={row.title}
                  text={row.text}
                  onClick={() => onOpen(row.id)}
                  controls={{
                    label: row.title,
                    onFirst: index > 0 ? moving(index, 0) : undefined,
                    onLast: index < ids.length - 1 ? moving(index, ids.length - 1) : undefined,
                    onUp: moving(index, index - 1),
                    onDown: moving(index, index + 1),
                    onRemove: () => onChange(ids.filter((id) => id !== row.id)),
                  }}
                />
              )}
            </SortableList>
          </RowList>
        ) : null}
        <Button variant={rows.length ? 'outline' : 'primary'} icon="plus" full onClick={onAdd}>
          {addLabel}
        </Button>
      </Card>
    </FocusFallback>
  );
}
