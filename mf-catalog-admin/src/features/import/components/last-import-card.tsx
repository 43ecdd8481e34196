import { useState } from 'react';
import type { ImportUndoResult } from 'shared-contracts';
import { Button, Card, formatDateTime, Inline, Stack, Text } from 'shared-design-system/office';
import { useShopZone } from 'shared-runtime/screens';
import { useLastProductImportQuery } from '../api.ts';
import { importTexts } from '../texts.ts';
import { useUndoImport } from '../use-undo-import.ts';
import { UndoneText } from './undone-text.tsx';

const words = importTexts.last;

export function LastImportCard() {
  // Refetched on every visit: another device may have imported or undone since.
  const { data } = useLastProductImportQuery({}, { refetchOnMountOrArgChange: true });
  const timeZone = useShopZone();
  const [undone, setUndone] = useState<ImportUndoResult | null>(null);
  const { undo, undoing } = useUndoImport((_, answer) => setUndone(answer));
  const last = data?.last;
  if (undone) {
    return (
      <Card title={importTexts.done.undone}>
        <UndoneText undone={undone} />
      </Card>
    );
  }
  if (!last) return null;
  return (
    <Card title={words.title} gap={3}>
      <Stack gap={1}>
        <Text>{words.when(last.file_name, formatDateTime(last.created_at, { timeZone }))}</Text>
        <Text>{importTexts.done.counts(last.counts)}</Text>
        <Text tone="muted" size="s">
          {words.hint}
        </Text>
      </Stack>
      <Inline>
        <Button variant="outline" icon="undo" loading={undoing} onClick={() => void undo(last.import_id)}>
          {importTexts.done.undo}
        </Button>
      </Inline>
    </Card>
  );
}
