import { useCallback, useEffect, useRef } from 'react';
import {
  Button,
  Card,
  Loading,
  Page,
  pluralCount,
  Skeleton,
  Stack,
  useConfirm,
  VisuallyHidden,
} from 'shared-design-system/office';
import { useLeaveGuard } from 'shared-runtime';
import { CheckedTable } from '../features/import/components/checked-table.tsx';
import { ChooseCard } from '../features/import/components/choose-card.tsx';
import { DoneCard } from '../features/import/components/done-card.tsx';
import { ExportCard } from '../features/import/components/export-card.tsx';
import { ImportFailure } from '../features/import/components/import-failure.tsx';
import { LastImportCard } from '../features/import/components/last-import-card.tsx';
import { SkippedCard } from '../features/import/components/rows-card.tsx';
import { importTexts as words } from '../features/import/texts.ts';
import { useImport } from '../features/import/use-import.ts';
import { useImportedPictures } from '../features/import/use-imported-pictures.ts';
import { productTexts } from '../features/products/product-texts.ts';
import { texts } from '../texts.ts';

export default function ProductImportScreen() {
  const table = useImport();
  const pictures = useImportedPictures();
  const { checked, done, failure, checking, taking } = table;
  const { start, clear } = pictures;
  const confirm = useConfirm();
  const ask = useCallback(async () => {
    const text = taking ? words.leave : words.pictures.leave;
    return (await confirm({ ...text, tone: 'danger' })) === 'confirm';
  }, [confirm, taking]);
  // Pictures come from this page, after the products.
  useLeaveGuard(taking || pictures.running, ask);
  useEffect(() => {
    clear();
    if (done && done.pictures.length > 0) void start(done.pictures);
  }, [done, start, clear]);
  // The pressed button is gone after each step: the focus moves to the result, so that screen readers read it.
  const result = useRef<HTMLSpanElement>(null);
  const step = done ? 'done' : checked ? 'checked' : 'chosen';
  useEffect(() => {
    if (step !== 'chosen') result.current?.focus();
  }, [step]);

  const { add = 0, update = 0, error = 0 } = checked?.counts ?? {};
  const count = pluralCount(add + update, texts.productForms);
  return (
    <Page
      title={texts.list.importTitle}
      back={{ to: '/merchant/products', label: productTexts.back }}
      note={checked && !done ? (error ? words.skipped(pluralCount(error, words.rowForms)) : words.allTaken) : undefined}
      actions={
        checked && !done ? (
          <Button disabled={add + update === 0 || checking} loading={taking} onClick={() => void table.run()}>
            {add + update === 0 ? words.noRows : words.take(count)}
          </Button>
        ) : undefined
      }
    >
      <Stack gap={3}>
        {step === 'chosen' && !checking && !failure ? <LastImportCard /> : null}
        {done ? null : <ChooseCard table={table} />}
        <ImportFailure table={table} />
        {checking && !checked ? (
          <Card>
            <Loading label={words.reading}>
              <Skeleton lines={6} />
            </Loading>
          </Card>
        ) : null}
        <div aria-busy={checking}>
          <VisuallyHidden>
            <span ref={result} tabIndex={-1}>
              {done ? words.done.counts(done.counts) : checked ? words.done.planned(checked.counts) : ''}
            </span>
          </VisuallyHidden>
          <Stack gap={3}>
            {done ? (
              <>
                <DoneCard table={table} pictures={pictures} />
                {checked && !table.undone ? <SkippedCard rows={checked.rows} /> : null}
              </>
            ) : checked ? (
              <CheckedTable table={table} checked={checked} />
            ) : null}
          </Stack>
        </div>
        {step === 'chosen' && !checking ? <ExportCard /> : null}
      </Stack>
    </Page>
  );
}
