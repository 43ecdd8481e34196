import { type ImportCheck, type ImportRow, importColumnTitles } from 'shared-contracts';
import { Banner, Button, Checkbox, ErrorState, formatDateTime, Inline, Stack, Text } from 'shared-design-system/office';
import { useShopZone } from 'shared-runtime/screens';
import { importTexts as words } from '../texts.ts';
import type { ProductImport } from '../use-import.ts';
import { ColumnsCard } from './columns-card.tsx';
import { RowsCard } from './rows-card.tsx';

function DuplicatesCard({ table, checked }: { table: ProductImport; checked: ImportCheck }) {
  const timeZone = useShopZone();
  if (checked.known === 0) return null;
  const { imported_at: before, known } = checked;
  const added = table.table?.addKnown ?? false;
  return (
    <Banner
      tone="warn"
      title={before ? words.known.again(formatDateTime(before, { timeZone })) : words.known.title(known)}
    >
      <Stack gap={2}>
        <Text>{added ? words.known.added(known) : words.known.left(known)}</Text>
        <Checkbox
          label={words.known.add}
          checked={added}
          disabled={table.taking}
          onChange={({ target }) => table.change({ addKnown: target.checked })}
        />
      </Stack>
    </Banner>
  );
}

const isTwin = ({ notes }: ImportRow): boolean => notes.some(({ code }) => code === 'title_known');

function TwinsCard({ table, checked }: { table: ProductImport; checked: ImportCheck }) {
  const twins = checked.rows.filter(isTwin).length;
  if (twins === 0) return null;
  return (
    <Banner
      tone="warn"
      title={words.twins.title(twins)}
      actions={
        <Inline>
          <Button variant="outline" size="s" disabled={table.taking} onClick={() => table.change({ byTitle: true })}>
            {words.twins.update}
          </Button>
        </Inline>
      }
    >
      {words.twins.text}
    </Banner>
  );
}

export function CheckedTable({ table, checked }: { table: ProductImport; checked: ImportCheck }) {
  return (
    <>
      {checked.missing.length > 0 ? (
        <Banner tone="warn" title={words.columns.missing(checked.missing.map((field) => importColumnTitles[field]))}>
          {words.columns.missingHint}
        </Banner>
      ) : null}
      <DuplicatesCard table={table} checked={checked} />
      <TwinsCard table={table} checked={checked} />
      {checked.rows.length === 0 ? (
        <ErrorState title={words.emptyTable} text={words.emptyTableHint} />
      ) : (
        <RowsCard key={`${table.table?.name} ${checked.counts.error}`} checked={checked} />
      )}
      <ColumnsCard table={table} />
    </>
  );
}
