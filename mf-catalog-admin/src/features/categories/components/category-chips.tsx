import { useRef, useState } from 'react';
import { Chips, Skeleton, Stack, Text } from 'shared-design-system/office';
import { Loaded } from 'shared-runtime/screens';
import { texts } from '../../../texts.ts';
import { countedCategoriesArgs, useListCategoriesQuery } from '../api.ts';
import { firstCategories } from '../first-categories.ts';
import { CategoriesDialog } from './categories-dialog.tsx';
import { CategoryDialog } from './category-dialog.tsx';

interface CategoryChipsProps {
  value: readonly string[];
  onChange: (ids: string[]) => void;
}

const moreLabel = (count: number, shown: readonly { id: string }[], chosen: readonly string[]) =>
  chosen.every((one) => shown.some(({ id }) => id === one))
    ? texts.categories.allOf(count)
    : texts.categories.allChosen(count, chosen.length);

export function CategoryChips({ value, onChange }: CategoryChipsProps) {
  const query = useListCategoriesQuery(countedCategoriesArgs);
  const [adding, setAdding] = useState(false);
  const [choosing, setChoosing] = useState(false);
  // Chips that were chosen once stay in the row: one that is unchecked must not vanish under the finger.
  const seen = useRef<ReadonlySet<string>>(new Set());
  seen.current = new Set([...seen.current, ...value]);
  const toggle = (id: string) => onChange(value.includes(id) ? value.filter((one) => one !== id) : [...value, id]);
  return (
    <>
      <Loaded query={query} failed={texts.categories.failed} skeleton={<Skeleton shape="button" />}>
        {(categories) => {
          const shown = firstCategories(categories, [...seen.current]);
          return (
            <Stack gap={2}>
              {categories.length ? null : <Text tone="muted">{texts.categories.none}</Text>}
              <Chips
                label={texts.categories.title}
                values={value}
                onChange={onChange}
                options={shown.map(({ id, title }) => ({ value: id, label: title }))}
                moreLabel={shown.length < categories.length ? moreLabel(categories.length, shown, value) : undefined}
                onMore={() => setChoosing(true)}
                addLabel={texts.categories.new}
                onAdd={() => setAdding(true)}
              />
              {choosing ? (
                <CategoriesDialog
                  categories={categories}
                  chosen={value}
                  onPress={toggle}
                  several
                  onClose={() => setChoosing(false)}
                />
              ) : null}
            </Stack>
          );
        }}
      </Loaded>
      {adding ? (
        <CategoryDialog category={null} onClose={() => setAdding(false)} onSaved={(id) => onChange([...value, id])} />
      ) : null}
    </>
  );
}
