import type { ReactNode } from 'react';
import { TotalLine } from 'shared-design-system/checkout';
import { Banner, Button, Card, Divider, formatPrice, pluralCount, Stack, useToast } from 'shared-design-system/shop';
import { describeFailure } from 'shared-runtime';
import { texts } from '../../../texts.ts';
import { lineOf, type PricedLine } from '../price-cart.ts';
import { expectBack } from '../returning.ts';
import type { CheckedCart } from '../use-checked-cart.ts';
import { CartLines } from './cart-lines.tsx';

const words = texts.cart;

interface CartSummaryProps {
  checked: CheckedCart;
  productAddress: (productId: string) => string;
  /** The button. */
  action: ReactNode;
}

/** Takes a line out, with the way back. */
function useRemoval({ cart }: CheckedCart) {
  const toast = useToast();
  return (line: PricedLine, at: number) => {
    const putBack = () => {
      expectBack(line);
      cart.add({ ...lineOf(line), price: line.was }, at);
    };
    cart.setQuantity(line, 0);
    toast.show({
      title: words.removed,
      text: line.title,
      action: { label: words.undo, onPress: putBack },
    });
  };
}

/** The order as it is: goods, what has changed, the sum (what delivery costs, the seller reckons: decisions, part 3 "Checkout"). */
export function CartSummary({ checked, productAddress, action }: CartSummaryProps) {
  const { cart, lines, sold, count, sum, accept } = checked;
  const remove = useRemoval(checked);
  return (
    <Card title={words.order} aside={pluralCount(count, words.count)}>
      <Stack>
        <Unchecked {...checked} />
        <CartLines
          lines={lines}
          productAddress={productAddress}
          onCount={(line, quantity) => cart.setQuantity(line, quantity)}
          onRemove={remove}
          onAccept={accept}
        />
        {sold.length === 0 ? <Banner tone="warn">{words.nothingSold}</Banner> : null}
        <Divider />
        <TotalLine label={words.delivery} value={words.deliveryCost} />
        <TotalLine large label={words.total} value={formatPrice(sum)} />
        {action}
      </Stack>
    </Card>
  );
}

/** The prices could not be checked: the order can be sent all the same, since the server checks it again. */
function Unchecked({ answer }: CheckedCart) {
  if (!answer.error) return null;
  const retry = (
    <Button variant="outline" size="s" loading={answer.fetching} onClick={() => void answer.refresh()}>
      {texts.catalogue.retry}
    </Button>
  );
  return (
    <Banner tone="danger" live title={words.stale} actions={retry}>
      {describeFailure(answer.error)}
    </Banner>
  );
}
