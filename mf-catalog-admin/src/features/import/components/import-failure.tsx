import { Banner, Button } from 'shared-design-system/office';
import { describeFailure, isFailure } from 'shared-runtime';
import { texts } from '../../../texts.ts';
import { importTexts as words } from '../texts.ts';
import type { ProductImport } from '../use-import.ts';

const sentenceOf = (failure: unknown): string =>
  (isFailure(failure) && words.failures[failure.code]) || describeFailure(failure);

export function ImportFailure({ table }: { table: ProductImport }) {
  const { checked, failure, checking, taking } = table;
  if (!failure) return null;
  const retry = checked ? table.run : table.retry;
  return (
    <Banner
      tone="danger"
      live
      title={checked ? words.notTaken : words.notRead}
      actions={
        <Button variant="outline" size="s" icon="refresh" loading={checking || taking} onClick={() => void retry()}>
          {texts.retry}
        </Button>
      }
    >
      {sentenceOf(failure)}
    </Banner>
  );
}
