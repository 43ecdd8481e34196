import type { ReactNode } from 'react';
import {
  cartFields,
  type DeliveryKind,
  type Discount,
  lineKeyOf,
  maxQuantityPerLine,
  totalFor,
} from 'shared-contracts';
import { LineItem, TotalLine } from 'shared-design-system/checkout';
import { Card, Divider } from 'shared-design-system/pages';
import { Banner, Button, formatMoney, pluralCount, Stack, styled, Text } from 'shared-design-system/shop';
import { checkoutTexts } from '../checkout-texts.ts';
import { DiscountLines, SumLines } from '../components/sum-lines.tsx';
import { noteOf, stockOfLine } from '../features/cart/components/line-note.ts';
import { countOf } from '../features/cart/lines.ts';
import { isPurchasable, type PricedLine, sumOf } from '../features/cart/price-cart.ts';
import { texts } from './texts.ts';

const words = checkoutTexts.cart;

const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  margin-bottom: var(--space-4);
`;

interface Delivery {
  id: string;
  kind: DeliveryKind;
  cost: number | null | undefined;
  discounts: readonly Discount[];
}

const NotKnown = styled.div`
  @supports selector(:has(*)) {
    display: none;
  }
`;

const Chosen = styled.div<{ methodIds: readonly string[] }>(({ methodIds }) => ({
  display: 'none',
  ...Object.fromEntries(
    methodIds.map((id) => [
      `form:has([name='deliveryMethod'][value=${JSON.stringify(id)}]:checked) &`,
      { display: 'contents' as const },
    ]),
  ),
}));

function Sums({ goods, deliveries, discounts }: { goods: number } & Pick<CartPartProps, 'deliveries' | 'discounts'>) {
  const kindOf = ({ cost, kind, discounts: lines }: Delivery) => `${cost} ${kind === 'pickup'} ${lines.length}`;
  const kinds = [...new Map(deliveries.map((delivery) => [kindOf(delivery), delivery])).values()];
  const [only] = kinds;
  if (!only) return <SumLines goods={goods} discounts={discounts} delivery={null} />;
  if (kinds.length === 1)
    return <SumLines goods={goods} discounts={only.discounts} delivery={only.cost} kind={only.kind} />;
  return (
    <>
      {kinds.map((kind) => (
        <Chosen
          key={kindOf(kind)}
          methodIds={deliveries.filter((delivery) => kindOf(delivery) === kindOf(kind)).map(({ id }) => id)}
        >
          <SumLines goods={goods} discounts={kind.discounts} delivery={kind.cost} kind={kind.kind} />
        </Chosen>
      ))}
      <NotKnown>
        <DiscountLines discounts={discounts} />
        <TotalLine large label={checkoutTexts.sum.goods} value={formatMoney(totalFor(goods, discounts, null))} />
        <Text tone="muted" size="s">
          {texts.deliveryLater}
        </Text>
      </NotKnown>
    </>
  );
}

interface CartPartProps {
  lines: readonly PricedLine[];
  productAddress: (productId: string) => string;
  deliveries: readonly Delivery[];
  discounts: readonly Discount[];
  promo: ReactNode;
}

function SetButton({
  line,
  quantity,
  label,
  sign,
}: {
  line: PricedLine;
  quantity: number;
  label: string;
  sign: string;
}) {
  return (
    <Button
      type="submit"
      variant="outline"
      size="s"
      formNoValidate
      name={cartFields.set}
      value={`${quantity}.${lineKeyOf(line)}`}
      aria-label={label}
      disabled={quantity > Math.min(maxQuantityPerLine, line.left ?? maxQuantityPerLine)}
    >
      {sign}
    </Button>
  );
}

export function CartPart({ lines, productAddress, deliveries, discounts, promo }: CartPartProps) {
  const sold = lines.filter(isPurchasable);
  return (
    <Card title={words.order} aside={pluralCount(countOf(sold), words.count)} gap={4}>
      {lines.some(({ change }) => change !== null) ? <Banner tone="warn" title={words.changed} /> : null}
      <Stack as="ul" gap={0}>
        {lines.map((line) => {
          const title = line.title || texts.product;
          const named = line.size ? `${title}, ${line.size}` : title;
          const note = noteOf(line);
          return (
            <li key={lineKeyOf(line)}>
              <LineItem
                name={title}
                to={line.title ? productAddress(line.productId) : undefined}
                image={line.picture}
                size={line.size || null}
                price={line.price}
                sale={line.sale}
                count={line.quantity}
                stock={stockOfLine(line)}
                off={!isPurchasable(line)}
                {...(note ? { note } : {})}
              />
              <Tools>
                {isPurchasable(line) ? (
                  <>
                    <SetButton line={line} quantity={line.quantity - 1} label={texts.less(named)} sign="−" />
                    <Text as="span">{line.quantity}</Text>
                    <SetButton line={line} quantity={line.quantity + 1} label={texts.more(named)} sign="+" />
                  </>
                ) : null}
                <SetButton line={line} quantity={0} label={texts.removeNamed(named)} sign={texts.remove} />
              </Tools>
            </li>
          );
        })}
      </Stack>
      {sold.length === 0 ? <Banner tone="warn">{words.nothingSold}</Banner> : null}
      <Divider />
      {promo}
      <Sums goods={sumOf(sold)} deliveries={deliveries} discounts={discounts} />
    </Card>
  );
}
