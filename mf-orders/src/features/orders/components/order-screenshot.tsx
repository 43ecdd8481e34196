import type { Order } from 'shared-contracts';
import { Button } from 'shared-design-system/office';
import { texts } from '../../../texts.ts';
import { useLoadedDialog } from '../use-loaded-dialog.ts';

export function OrderScreenshot({ order }: { order: Order }) {
  const { Dialog, loading, show, close } = useLoadedDialog(() => import('./screenshot-dialog.tsx'));
  if (!order.paymentScreenshot) return null;
  return (
    <>
      <Button variant="quiet" full icon="image" loading={loading} onClick={show}>
        {texts.payment.screenshot.open}
      </Button>
      {Dialog ? <Dialog order={order} onClose={close} /> : null}
    </>
  );
}
