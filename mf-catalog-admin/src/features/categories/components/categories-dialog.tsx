import { useState } from 'react';
import { type Category, matchesTitle } from 'shared-contracts';
import { Button, Checkbox, Dialog, ListRow, RowList, SearchInput, Stack, Text } from 'shared-design-system/office';
import { texts } from '../../../texts.ts';
import { countOf } from '../count-of.ts';

const words = texts.categories;

interface CategoriesDialogProps {
  title?: string;
  categories: readonly Category[];
  chosen: readonly string[];
  onPress: (id: string) => void;
  several?: boolean;
  onClose: () => void;
}

export function CategoriesDialog({
  title = words.all,
  categories,
  chosen,
  onPress,
  several = false,
  onClose,
}: CategoriesDialogProps) {
  const [typed, setTyped] = useState('');
  const found = categories.filter(({ title }) => matchesTitle(title, typed));
  const press = (id: string) => {
    onPress(id);
    if (!several) onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={several ? <Button onClick={onClose}>{words.chosen}</Button> : undefined}
    >
      <Stack gap={2}>
        <SearchInput label={words.find} value={typed} onChange={setTyped} />
        <div aria-live="polite">{found.length === 0 ? <Text tone="muted">{words.notFound}</Text> : null}</div>
        {several ? (
          <div>
            {found.map(({ id, title }) => (
              <Checkbox key={id} label={title} checked={chosen.includes(id)} onChange={() => press(id)} />
            ))}
          </div>
        ) : (
          <RowList label={title} compact="bleed">
            {found.map((category) => (
              <ListRow
                key={category.id}
                title={category.title}
                text={countOf(category)}
                onClick={() => press(category.id)}
              />
            ))}
          </RowList>
        )}
      </Stack>
    </Dialog>
  );
}
