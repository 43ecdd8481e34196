import { useEffect, useState } from 'react';
import { formatDate, Heading, Link, Stack } from 'shared-design-system/shop';
import { texts } from '../../../texts.ts';
import { type RememberedOrder, rememberedOrders } from '../remembered.ts';

interface RememberedOrdersProps {
  merchantName: string;
  addressOf: (token: string) => string;
}

/** The way back to what was ordered on this device; nothing where nothing was. */
export function RememberedOrders({ merchantName, addressOf }: RememberedOrdersProps) {
  const [orders, setOrders] = useState<RememberedOrder[]>([]);
  useEffect(() => setOrders(rememberedOrders(merchantName)), [merchantName]);
  if (orders.length === 0) return null;
  return (
    <Stack align="center" gap={2}>
      <Heading level={2} size="s">
        {texts.cart.yourOrders}
      </Heading>
      {orders.map(({ token, number, placed }) => (
        <Link key={token} to={addressOf(token)} variant="plain">
          {texts.order.remembered(number, formatDate(placed))}
        </Link>
      ))}
    </Stack>
  );
}
