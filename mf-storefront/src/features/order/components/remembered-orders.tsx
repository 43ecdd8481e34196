import type { ShopZone } from 'shared-contracts';
import { formatDate } from 'shared-design-system/checkout';
import { Heading, Link, Stack } from 'shared-design-system/shop';
import { checkoutTexts } from '../../../checkout-texts.ts';
import { useRememberedOrders } from '../use-remembered-orders.ts';

interface RememberedOrdersProps {
  merchantName: string;
  addressOf: (token: string) => string;
  all: string;
  timeZone: ShopZone | undefined;
}

const shown = 3;

export function RememberedOrders({ merchantName, addressOf, all, timeZone }: RememberedOrdersProps) {
  const { orders = [] } = useRememberedOrders(merchantName);
  if (orders.length === 0) return null;
  return (
    <Stack align="center" gap={2}>
      <Heading level={2} size="s">
        {checkoutTexts.cart.yourOrders}
      </Heading>
      {orders.slice(0, shown).map(({ token, number, placed }) => (
        <Link key={token} to={addressOf(token)} variant="plain">
          {checkoutTexts.cart.ordered(number, formatDate(placed, { timeZone }))}
        </Link>
      ))}
      {orders.length > shown ? <Link to={all}>{checkoutTexts.cart.allOrders}</Link> : null}
    </Stack>
  );
}
