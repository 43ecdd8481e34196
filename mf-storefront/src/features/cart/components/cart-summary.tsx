import { type ReactNode, useMemo } from 'react';
import { type DeliveryKind, type Discount, isolateBidi } from 'shared-contracts';
import { StorageNotice } from 'shared-design-system/checkout';
import { Card, Divider } from 'shared-design-system/pages';
import { Banner, Button, pluralCount, typeset, useToast } from 'shared-design-system/shop';
import { describeFailure } from 'shared-runtime/page';
import { checkoutTexts } from '../../../checkout-texts.ts';
import { SumLines } from '../../../components/sum-lines.tsx';
import { type PricedLine, toCartLine } from '../price-cart.ts';
import { expectRestored } from '../restored-line.ts';
import { isCartKept } from '../storage.ts';
import type { CheckedCart } from '../use-checked-cart.ts';
import { CartLines } from './cart-lines.tsx';

const words = checkoutTexts.cart;

interface CartSummaryProps {
  merchantName: string;
  checked: CheckedCart;
  productAddress: (productId: string) => string;
  discounts: readonly Discount[];
  promo: ReactNode;
  delivery: number | null | undefined;
  kind: DeliveryKind;
  unchosen: boolean | undefined;
  action: ReactNode;
}

function useRemoval({ cart }: CheckedCart) {
  const toast = useToast();
  return (line: PricedLine, at: number) => {
    const putBack = () => {
      expectRestored(line);
      cart.add({ ...toCartLine(line), price: line.was, quantity: line.inCart }, at);
    };
    cart.setQuantity(line, 0);
    const text = typeset([line.title, line.size].filter(Boolean).map(isolateBidi).join(', '));
    toast.show({ title: words.removed, text, action: { label: words.undo, onPress: putBack } });
  };
}

export function CartSummary(props: CartSummaryProps) {
  const { merchantName, checked, productAddress, discounts, promo, delivery, kind, unchosen, action } = props;
  const { cart, lines, sold, count, sum, accept } = checked;
  const remove = useRemoval(checked);
  const kept = useMemo(() => isCartKept(merchantName, cart.lines), [merchantName, cart.lines]);
  return (
    <Card title={words.order} aside={pluralCount(count, words.count)} gap={4}>
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
      {promo}
      <SumLines goods={sum} discounts={discounts} delivery={delivery} kind={kind} unchosen={unchosen} />
      {kept ? null : <StorageNotice>{words.unkept}</StorageNotice>}
      {action}
    </Card>
  );
}

/** Shown where prices could not be checked. The order can be sent all the same, since the server checks them. */
function Unchecked({ answer }: CheckedCart) {
  if (!answer.error) return null;
  const retry = (
    <Button variant="outline" size="s" loading={answer.fetching} onClick={() => void answer.refresh()}>
      {checkoutTexts.cart.retry}
    </Button>
  );
  return (
    <Banner tone="danger" live title={words.stale} actions={retry}>
      {describeFailure(answer.error)}
    </Banner>
  );
}
