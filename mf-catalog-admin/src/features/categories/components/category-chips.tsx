import { useState } from 'react';
import { Chips, Skeleton, Stack, Text } from 'shared-design-system';
import { Loaded } from 'shared-runtime/screens';
import { texts } from '../../../texts.ts';
import { counted, useListCategoriesQuery } from '../api.ts';
import { CategoryDialog } from './category-dialog.tsx';

interface CategoryChipsProps {
  /** Ids of the chosen ones. */
  value: readonly string[];
  onChange: (ids: string[]) => void;
}

/** Chooses categories, and adds one that is missing; a new one is chosen at once. */
export function CategoryChips({ value, onChange }: CategoryChipsProps) {
  const query = useListCategoriesQuery(counted);
  const [adding, setAdding] = useState(false);
  return (
    <>
      <Loaded query={query} failed={texts.categories.failed} skeleton={<Skeleton shape="button" />}>
        {(categories) => (
          <Stack gap={2}>
            {categories.length ? null : <Text tone="muted">{texts.categories.none}</Text>}
            <Chips
              label={texts.categories.title}
              values={value}
              onChange={onChange}
              options={categories.map(({ id, title }) => ({ value: id, label: title }))}
              addLabel={texts.categories.new}
              onAdd={() => setAdding(true)}
            />
          </Stack>
        )}
      </Loaded>
      {adding ? (
        <CategoryDialog category={null} onClose={() => setAdding(false)} onSaved={(id) => onChange([...value, id])} />
      ) : null}
    </>
  );
}
