import { useState } from 'react';
import { type TableFormat, tableFormats } from 'shared-contracts';
import { Button } from 'shared-design-system/office';

interface FormatButtonsProps {
  labels: Record<TableFormat, string>;
  save: (format: TableFormat) => Promise<void>;
  full?: boolean;
}

export function FormatButtons({ labels, save, full = false }: FormatButtonsProps) {
  const [saving, setSaving] = useState<TableFormat | null>(null);
  const press = async (format: TableFormat): Promise<void> => {
    setSaving(format);
    await save(format).finally(() => setSaving(null));
  };
  return (
    <>
      {tableFormats.map((format) => (
        <Button
          key={format}
          full={full}
          variant="outline"
          icon="download"
          loading={saving === format}
          disabled={saving !== null && saving !== format}
          onClick={() => void press(format)}
        >
          {labels[format]}
        </Button>
      ))}
    </>
  );
}
