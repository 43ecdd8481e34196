import type { ShopZone } from 'shared-contracts';
import { formatDate } from 'shared-design-system/checkout';
import { Heading, Link, Stack } from 'shared-design-system/shop';
import { checkoutTexts } from '../../../checkout-texts.ts';
import { useRememberedOrders } from '../use-remembered-orders.ts';

interface RememberedOrdersProps {
  merchantName: string;
  addressOf: (token: string) => string;
  /** Address of their own page. */
  all: string;
  /** Of the shop's clock; undefined while it is not known. */
  timeZone: ShopZone | undefined;
}

const shown = 3;

/** The way back to what was ordered last on this device; nothing where nothing was. */
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
