import { useEffect, useRef, useState } from 'react';
import { type ImportField, importColumnTitles, importFields } from 'shared-contracts';
import { Button, Card, Checkbox, Columns, Field, Inline, Select, Text } from 'shared-design-system/office';
import { importTexts } from '../texts.ts';
import type { ProductImport } from '../use-import.ts';

const words = importTexts.columns;

export function ColumnsCard({ table }: { table: ProductImport }) {
  const { checked, change } = table;
  const recognised = checked?.missing.length === 0 && checked.columns.every(({ field }) => field !== null);
  // `recognised` counts only at first: the open fields do not fold when a choice makes all columns recognised.
  const [open, setOpen] = useState(!recognised);
  const first = useRef<HTMLSelectElement>(null);
  const isOpenedByHand = useRef(false);
  useEffect(() => {
    if (open && isOpenedByHand.current) first.current?.focus();
  }, [open]);
  if (!checked) return null;
  const fields = checked.columns.map(({ field }) => field);
  const set = (index: number, field: ImportField | null) =>
    // A field belongs to one column: the column that had it loses it.
    change({ columns: fields.map((before, at) => (at === index ? field : before === field ? null : before)) });
  return (
    <Card title={open ? words.title : words.recognised} gap={4}>
      <Text tone="muted" size="s">
        {words.found(checked.encoding, checked.separator)}
      </Text>
      {open ? (
        <Columns count={2} gap={3}>
          {checked.columns.map(({ name, sample, field }, index) => (
            <Field
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place; two may have one name
              key={index}
              label={name || words.nameless(index + 1)}
              hint={sample ? words.sample(sample) : words.empty}
            >
              <Select
                ref={index === 0 ? first : undefined}
                value={field ?? ''}
                disabled={table.taking}
                onChange={({ target }) => set(index, (target.value || null) as ImportField | null)}
                options={[
                  { value: '', label: words.skip },
                  ...importFields.map((value) => ({ value, label: importColumnTitles[value] })),
                ]}
              />
            </Field>
          ))}
        </Columns>
      ) : (
        <Inline>
          <Button
            variant="outline"
            size="s"
            onClick={() => {
              isOpenedByHand.current = true;
              setOpen(true);
            }}
          >
            {words.change}
          </Button>
        </Inline>
      )}
      <Checkbox
        label={words.byTitle}
        checked={table.table?.byTitle ?? false}
        disabled={table.taking}
        onChange={({ target }) => change({ byTitle: target.checked })}
      />
      {words.hints.map((hint) => (
        <Text key={hint} tone="muted" size="s">
          {hint}
        </Text>
      ))}
    </Card>
  );
}
