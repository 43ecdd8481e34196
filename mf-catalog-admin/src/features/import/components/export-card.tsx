import type { TableFormat } from 'shared-contracts';
import { Card, Inline, pluralCount, Text, useToast } from 'shared-design-system/office';
import { describeFailure } from 'shared-runtime';
import { FormatButtons, nameOfDay, saveTable } from 'shared-runtime/tables';
import { texts } from '../../../texts.ts';
import { useExportProductsMutation } from '../api.ts';
import { importTexts } from '../texts.ts';

const words = importTexts.export;

export function ExportCard() {
  const [exportAll] = useExportProductsMutation();
  const toast = useToast();
  const save = async (format: TableFormat): Promise<void> => {
    try {
      const table = await exportAll({ format }).unwrap();
      saveTable(nameOfDay(words.file, new Date()), table);
      toast.show({ title: words.done, text: pluralCount(table.count, texts.productForms), type: 'happy' });
    } catch (caught) {
      const action = { label: texts.retry, onPress: () => void save(format) };
      toast.show({ title: words.failed, text: describeFailure(caught), type: 'danger', action });
    }
  };
  return (
    <Card title={words.title} gap={3}>
      <Text>{words.text}</Text>
      <Inline>
        <FormatButtons labels={words.actions} save={save} />
      </Inline>
    </Card>
  );
}
