import { canSetDeliveryPrice, type Order } from 'shared-contracts';
import { Button, Card, formatMoney, Text } from 'shared-design-system/office';
import { deliveryPriceTexts } from '../order-texts.ts';
import { useLoadedDialog } from '../use-loaded-dialog.ts';

const words = deliveryPriceTexts;

export function OrderDeliveryPrice({ order }: { order: Order }) {
  const { Dialog, loading, show, close } = useLoadedDialog(() => import('./delivery-price-dialog.tsx'));
  const { deliveryPrice: price } = order.deliveryInfo;
  // One button for setting and for changing: it stays after the answer and keeps the focus.
  const asks = canSetDeliveryPrice(order) ? (
    <Card gap={2}>
      {price === null ? <Text weight="medium">{words.missing}</Text> : null}
      <Button variant={price === null ? 'quiet' : 'outline'} icon="truck" full loading={loading} onClick={show}>
        {price === null ? words.set : words.change(formatMoney(price))}
      </Button>
    </Card>
  ) : null;
  // An open dialog stays, even where another device has made the price final: the dialog says so.
  return (
    <>
      {asks}
      {Dialog ? <Dialog order={order} onClose={close} /> : null}
    </>
  );
}
