import { type ImportCheck, importColumnTitles } from 'shared-contracts';
import { Banner, ErrorState } from 'shared-design-system';
import { texts } from '../../../texts.ts';
import type { ProductImport } from '../use-import.ts';
import { ColumnsCard } from './columns-card.tsx';
import { DuplicatesCard } from './duplicates-card.tsx';
import { RowsCard } from './rows-card.tsx';

const words = texts.import;

/** What a chosen table holds, and how it is to be read, before it is taken. */
export function CheckedTable({ table, checked }: { table: ProductImport; checked: ImportCheck }) {
  return (
    <>
      {checked.missing.length > 0 ? (
        <Banner tone="warn" title={words.columns.missing(checked.missing.map((field) => importColumnTitles[field]))}>
          {words.columns.missingHint}
        </Banner>
      ) : null}
      <DuplicatesCard table={table} checked={checked} />
      {checked.rows.length === 0 ? (
        <ErrorState title={words.emptyTable} text={words.emptyTableHint} />
      ) : (
        <RowsCard key={`${table.table?.name} ${checked.counts.error}`} checked={checked} />
      )}
      <ColumnsCard table={table} />
    </>
  );
}
