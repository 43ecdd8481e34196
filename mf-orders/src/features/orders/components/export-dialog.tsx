import { useState } from 'react';
import { maxExportedOrders, type TableFormat } from 'shared-contracts';
import { Banner, Dialog, pluralCount, Stack, Text, useToast } from 'shared-design-system/office';
import { describeFailure } from 'shared-runtime';
import { FormatButtons, nameOfDay, saveTable } from 'shared-runtime/tables';
import { sumsTexts } from '../../../sums-texts.ts';
import { useExportOrdersMutation } from '../api.ts';
import { exportTexts as words } from './export-texts.ts';

export default function ExportDialog({ onClose }: { onClose: () => void }) {
  const [exportOrders] = useExportOrdersMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const toast = useToast();
  const save = async (format: TableFormat): Promise<void> => {
    setFailure(null);
    try {
      const table = await exportOrders({ format }).unwrap();
      saveTable(nameOfDay(words.file, new Date()), table);
      const count = pluralCount(table.count, sumsTexts.orderForms);
      toast.show({ title: words.done, text: table.more ? words.newest(count) : count, type: 'happy' });
      onClose();
    } catch (caught) {
      setFailure(describeFailure(caught));
    }
  };
  return (
    <Dialog open onClose={onClose} title={words.title}>
      <Stack gap={3}>
        <Text>{words.text(maxExportedOrders)}</Text>
        {failure ? (
          <Banner tone="danger" live title={words.failed}>
            {failure}
          </Banner>
        ) : null}
        <FormatButtons full labels={words.actions} save={save} />
      </Stack>
    </Dialog>
  );
}
