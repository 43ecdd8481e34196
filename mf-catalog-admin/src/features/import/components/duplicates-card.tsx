import type { ImportCheck } from 'shared-contracts';
import { Banner, Checkbox, formatDateTime, Stack, Text } from 'shared-design-system';
import { texts } from '../../../texts.ts';
import type { ProductImport } from '../use-import.ts';

const words = texts.import.known;

/** Says that rows are there already, and asks whether they are to be added once more. */
export function DuplicatesCard({ table, checked }: { table: ProductImport; checked: ImportCheck }) {
  if (checked.known === 0) return null;
  const { imported_at: before, known } = checked;
  const added = table.table?.addKnown ?? false;
  return (
    <Banner tone="warn" title={before ? words.again(formatDateTime(before)) : words.title(known)}>
      <Stack gap={2}>
        <Text>{added ? words.added(known) : words.left(known)}</Text>
        <Checkbox
          label={words.add}
          checked={added}
          onChange={({ target }) => table.change({ addKnown: target.checked })}
        />
      </Stack>
    </Banner>
  );
}
