import { Button, Card, Text } from 'shared-design-system/office';
import { saveTable } from 'shared-runtime/tables';
import { importTexts as words } from '../texts.ts';
import type { ProductImport } from '../use-import.ts';
import { FileField } from './file-field.tsx';

export function ChooseCard({ table }: { table: ProductImport }) {
  const chosen = table.table;
  return (
    <Card title={words.title} gap={3}>
      {chosen ? null : <Text>{words.text}</Text>}
      <FileField
        label={chosen ? words.another : words.choose}
        hint={chosen ? chosen.name : words.hint}
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        disabled={table.checking || table.taking}
        onFiles={([file]) => file && void table.choose(file)}
      />
      {chosen ? null : (
        <div>
          <Button
            variant="quiet"
            icon="download"
            onClick={() => saveTable(words.sample.file, { csv: words.sample.table })}
          >
            {words.sample.action}
          </Button>
        </div>
      )}
    </Card>
  );
}
