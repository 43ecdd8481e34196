import type { Order } from 'shared-contracts';
import { Button, Dialog, type IconName, Stack, Text } from 'shared-design-system/office';
import { isPickup } from '../is-pickup.ts';
import { type PaperKind, paperKinds } from './paper-kinds.ts';
import { paperTexts as words } from './texts.ts';

const icons: Record<PaperKind, IconName> = { order: 'file-text', courier: 'truck', card: 'heart' };

interface PrintDialogProps {
  order: Order;
  onChoose: (kind: PaperKind) => void;
  onClose: () => void;
}

function hasUse(kind: PaperKind, order: Order): boolean {
  if (kind === 'order') return true;
  return kind === 'courier' ? order.status !== 'canceled' && !isPickup(order) : order.deliveryInfo.cardText !== '';
}

export default function PrintDialog({ order, onChoose, onClose }: PrintDialogProps) {
  return (
    <Dialog open onClose={onClose} title={words.choose}>
      <Stack gap={3}>
        {paperKinds
          .filter((kind) => hasUse(kind, order))
          .map((kind) => (
            <Stack key={kind} gap={1}>
              <Button full variant="outline" icon={icons[kind]} onClick={() => onChoose(kind)}>
                {words.kinds[kind]}
              </Button>
              <Text size="s" tone="muted">
                {words.hints[kind]}
              </Text>
            </Stack>
          ))}
      </Stack>
    </Dialog>
  );
}
