import type { ShopZone } from 'shared-contracts';
import { ButtonLink, EmptyState, Stack } from 'shared-design-system/shop';
import { addressesOf } from '../addresses.ts';
import { checkoutTexts } from '../checkout-texts.ts';
import { RememberedOrders } from '../features/order/components/remembered-orders.tsx';
import { WholePage } from './whole-page.tsx';

interface EmptyCartProps {
  merchantName: string;
  timeZone: ShopZone | undefined;
}

export function EmptyCart({ merchantName, timeZone }: EmptyCartProps) {
  const { home, order, orders } = addressesOf(merchantName);
  const { title, text, action } = checkoutTexts.cart.empty;
  return (
    <WholePage>
      <Stack gap={6}>
        <EmptyState
          level={1}
          drawing
          title={title}
          text={text}
          actions={
            <ButtonLink to={home} data-takes-focus="">
              {action}
            </ButtonLink>
          }
        />
        <RememberedOrders merchantName={merchantName} addressOf={order} all={orders} timeZone={timeZone} />
      </Stack>
    </WholePage>
  );
}
