import type { Order } from 'shared-contracts';
import { useReadMerchantQuery } from 'shared-runtime';
import { CourierSlip } from './courier-slip.tsx';
import { OrderSheet } from './order-sheet.tsx';
import type { PaperKind } from './paper-kinds.ts';
import { PrintSheet } from './print-sheet.tsx';

interface PaperProps {
  order: Order;
  kind: PaperKind;
}

export default function Paper({ order, kind }: PaperProps) {
  // Read before printing: the browser prints the page as it is at that moment.
  const shop = useReadMerchantQuery({}).data?.settings.title;
  return (
    <PrintSheet>
      {kind === 'order' ? <OrderSheet order={order} shop={shop} /> : null}
      {kind === 'courier' ? <CourierSlip order={order} /> : null}
      {kind === 'card' ? <figure>{order.deliveryInfo.cardText}</figure> : null}
    </PrintSheet>
  );
}
