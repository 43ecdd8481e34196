import type { CartChangeWire } from 'shared-contracts';
import { Dialog } from 'shared-design-system/checkout';
import { Button, formatMoney, Stack, Text } from 'shared-design-system/shop';
import { changesToShow, describeChange } from '../changes.ts';
import { changesTexts } from '../changes-texts.ts';

const words = changesTexts.changes;

const inTheForm: CartChangeWire['kind'][] = ['delivery', 'day', 'least_order'];

interface ChangesDialogProps {
  changes: readonly CartChangeWire[];
  sum: number | null;
  onConfirm: () => void;
  onClose: () => void;
}

export function ChangesDialog({ changes, sum, onConfirm, onClose }: ChangesDialogProps) {
  // Some changes need another choice in the form first.
  const canConfirm = sum !== null && changes.every(({ kind }) => !inTheForm.includes(kind));
  return (
    <Dialog
      open={changes.length > 0}
      onClose={onClose}
      title={words.title}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {words.back}
          </Button>
          {canConfirm ? <Button onClick={onConfirm}>{words.confirm(formatMoney(sum))}</Button> : null}
        </>
      }
    >
      <Stack gap={3}>
        <Text>{words.text}</Text>
        <Stack as="ul" gap={2}>
          {changesToShow(changes).map((change) => (
            <li key={`${change.kind}:${change.product_id}:${change.size_id}`}>
              <Text as="span">{describeChange(change)}</Text>
            </li>
          ))}
        </Stack>
      </Stack>
    </Dialog>
  );
}
