import { isPickup, type OrderPage, type TransferMethod } from 'shared-contracts';
import { CopyRow } from 'shared-design-system/checkout';
import {
  Banner,
  Button,
  ButtonLink,
  Card,
  formatDateTime,
  formatPhone,
  formatPrice,
  Only,
  Stack,
  Text,
} from 'shared-design-system/shop';
import { texts } from '../../../texts.ts';

const words = texts.order.pay;

/** Groups of four, as on the card. */
const cardNumber = (value: string): string => value.replace(/\D/g, '').replace(/(\d{4})(?=\d)/g, '$1 ') || value;

/** How a way to transfer reads; what is copied is its value as the merchant wrote it, digits only for numbers. */
function rowOf({ type, value, bank }: TransferMethod) {
  const label = [words.types[type], bank].filter(Boolean).join(', ');
  if (type === 'card') return { label, value: value.replace(/\D/g, '') || value, shown: cardNumber(value) };
  if (type === 'phone') return { label, value, shown: formatPhone(value) };
  return { label, value };
}

interface OrderPaymentProps {
  page: OrderPage;
  /** 'Я оплатил' is on its way. */
  reporting: boolean;
  onReport: () => void;
}

/** Whether the shopper still has to pay, or to say that it is done. */
export const awaitsPayment = ({ order }: OrderPage): boolean =>
  order.paymentState === 'pending' && order.status !== 'canceled' && order.paymentMethod === 'p2p';

/** How to pay: the seller's details with copy buttons, and 'Я оплатил' (decisions, part 3 "Order page"). */
export function OrderPayment({ page, reporting, onReport }: OrderPaymentProps) {
  const { order, transferMethods } = page;
  if (!awaitsPayment(page)) return null;
  const holders = [...new Set(transferMethods.flatMap(({ holder }) => (holder ? [holder] : [])))];
  return (
    <Card title={words.title}>
      <Stack>
        <Text tone="muted">{transferMethods.length > 0 ? words.text : words.none}</Text>
        <div>
          <CopyRow large label={words.sum} value={String(order.basket.sum)} shown={formatPrice(order.basket.sum)} />
          {transferMethods.map((method) => (
            <Transfer key={method.type + method.value} method={method} />
          ))}
          {holders.map((holder) => (
            <CopyRow key={holder} label={words.holder} value={holder} />
          ))}
        </div>
        {isPickup(order.deliveryInfo.deliveryMethod) ? null : <Text tone="muted">{words.deliveryApart}</Text>}
        {order.paymentReported ? (
          <Banner tone="happy" live>
            {words.reported(formatDateTime(order.paymentReported, { zone: true }))}
          </Banner>
        ) : (
          <Only from={1000}>
            <Button size="l" full loading={reporting} onClick={onReport}>
              {words.report}
            </Button>
          </Only>
        )}
      </Stack>
    </Card>
  );
}

/** One way to transfer; a bank's link is pressed, not copied. */
function Transfer({ method }: { method: TransferMethod }) {
  if (method.type !== 'sbp_link' || !/^https:\/\//i.test(method.value)) return <CopyRow {...rowOf(method)} />;
  return (
    <ButtonLink variant="outline" full icon="external-link" href={method.value}>
      {words.linkOpen}
    </ButtonLink>
  );
}
