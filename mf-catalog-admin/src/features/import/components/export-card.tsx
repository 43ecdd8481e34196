import { Button, Card, pluralCount, Text, useToast } from 'shared-design-system';
import { describeFailure } from 'shared-runtime';
import { texts } from '../../../texts.ts';
import { useExportProductsMutation } from '../api.ts';
import { saveTable } from '../save-file.ts';
import { importTexts } from '../texts.ts';

const words = importTexts.export;

/** `tovary-2026-11-21.csv` */
const nameOf = (day: Date): string => `${words.file}-${day.toLocaleDateString('sv-SE')}.csv`;

/** All products as a table, to be changed in Excel and brought back, or kept. */
export function ExportCard() {
  const [exportAll, { isLoading }] = useExportProductsMutation();
  const toast = useToast();
  const save = async (): Promise<void> => {
    try {
      const { csv, count } = await exportAll({}).unwrap();
      saveTable(nameOf(new Date()), csv);
      toast.show({ title: words.done, text: pluralCount(count, texts.productForms), type: 'happy' });
    } catch (caught) {
      const action = { label: texts.retry, onPress: () => void save() };
      toast.show({ title: words.failed, text: describeFailure(caught), type: 'danger', action });
    }
  };
  return (
    <Card title={words.title} gap={3}>
      <Text>{words.text}</Text>
      <div>
        <Button variant="outline" icon="download" loading={isLoading} onClick={() => void save()}>
          {words.action}
        </Button>
      </div>
    </Card>
  );
}
