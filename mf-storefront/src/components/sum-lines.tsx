import { type Discount, discountTitle, discountValue, totalFor } from 'shared-contracts';
import { TotalLine } from 'shared-design-system/checkout';
import { formatMoney } from 'shared-design-system/shop';
import { checkoutTexts } from '../checkout-texts.ts';

const words = checkoutTexts.sum;

interface SumLinesProps {
  /** What the products cost, in roubles. */
  goods: number;
  /** What is taken off that. */
  discounts?: readonly Discount[];
  /** What bringing them costs, in roubles; null where the seller reckons it, undefined while nobody knows. */
  delivery: number | null | undefined;
}

function costOf(delivery: SumLinesProps['delivery']): string {
  if (delivery === undefined) return '…';
  if (delivery === null) return words.byTheSeller;
  return delivery === 0 ? words.free : formatMoney(delivery);
}

/** What an order costs: products, what is taken off, delivery, all of it. What nobody knows yet is not in the sum, which says so (decision 3.1). */
export function SumLines({ goods, discounts = [], delivery }: SumLinesProps) {
  return (
    <>
      {delivery || discounts.length > 0 ? <TotalLine label={words.goods} value={formatMoney(goods)} /> : null}
      <DiscountLines discounts={discounts} />
      <TotalLine label={words.delivery} value={costOf(delivery)} />
      <TotalLine
        large
        label={delivery == null ? words.withoutDelivery : words.total}
        value={formatMoney(totalFor(goods, discounts, delivery))}
      />
    </>
  );
}

/** What is taken off, line by line. */
export function DiscountLines({ discounts }: { discounts: readonly Discount[] }) {
  return discounts.map((line, at) => (
    <TotalLine
      // biome-ignore lint/suspicious/noArrayIndexKey: lines of a snapshot
      key={at}
      label={discountTitle(line)}
      value={discountValue(line, formatMoney)}
    />
  ));
}
