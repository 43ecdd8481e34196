import {
  Button,
  Card,
  Icon,
  type IconName,
  ListRow,
  moveItem,
  RowControls,
  RowList,
  Stack,
  Text,
} from 'shared-design-system';

/** What a row shows. */
export interface EditableRow {
  id: string;
  icon: IconName;
  title: string;
  text: string;
}

export interface EditableListProps {
  title: string;
  hint: string;
  /** Instead of rows where there are none. */
  none: string;
  rows: readonly EditableRow[];
  addLabel: string;
  onAdd: () => void;
  /** A row was pressed. */
  onOpen: (id: string) => void;
  /** Ids in their new order; what is missing was removed. */
  onChange: (ids: string[]) => void;
}

/** An ordered list of things that a dialog edits: pressed to change, moved and removed in place. */
export function EditableList({ title, hint, none, rows, addLabel, onAdd, onOpen, onChange }: EditableListProps) {
  const ids = rows.map(({ id }) => id);
  return (
    <Stack gap={3}>
      <Card title={title}>
        <Text tone="muted">{rows.length ? hint : none}</Text>
      </Card>
      {rows.length ? (
        <Card flush>
          <RowList label={title} compact>
            {rows.map((row, place) => (
              <ListRow
                key={row.id}
                leading={<Icon name={row.icon} />}
                title={row.title}
                text={row.text}
                onClick={() => onOpen(row.id)}
                trailing={
                  <RowControls
                    label={row.title}
                    onUp={place > 0 ? () => onChange(moveItem(ids, place, place - 1)) : undefined}
                    onDown={place < ids.length - 1 ? () => onChange(moveItem(ids, place, place + 1)) : undefined}
                    onRemove={() => onChange(ids.filter((id) => id !== row.id))}
                  />
                }
              />
            ))}
          </RowList>
        </Card>
      ) : null}
      <Button variant="outline" icon="plus" full onClick={onAdd}>
        {addLabel}
      </Button>
    </Stack>
  );
}
