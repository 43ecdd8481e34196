import { Button, Card, formatDateTime, Inline, Stack, Text } from 'shared-design-system';
import { texts } from '../../../texts.ts';
import { useLastProductImportQuery } from '../api.ts';
import { useUndoImport } from '../use-undo-import.ts';

const words = texts.import.last;

/** The latest import and the way back from it, as long as there is one; on any device, after any reload. */
export function LastCard() {
  // What another device has done since is asked for on every visit.
  const { data } = useLastProductImportQuery({}, { refetchOnMountOrArgChange: true });
  const { undo, undoing } = useUndoImport();
  const last = data?.last;
  if (!last) return null;
  return (
    <Card title={words.title}>
      <Stack gap={3}>
        <Stack gap={1}>
          <Text>{words.when(last.file_name, formatDateTime(last.created_at))}</Text>
          <Text>{texts.import.done.counts(last.counts)}</Text>
          <Text tone="muted" size="s">
            {words.hint}
          </Text>
        </Stack>
        <Inline>
          <Button variant="outline" icon="undo" loading={undoing} onClick={() => void undo(last.import_id)}>
            {texts.import.done.undo}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
