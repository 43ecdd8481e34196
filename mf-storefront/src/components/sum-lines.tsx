import { TotalLine } from 'shared-design-system/checkout';
import { formatMoney } from 'shared-design-system/shop';
import { checkoutTexts } from '../checkout-texts.ts';

const words = checkoutTexts.sum;

interface SumLinesProps {
  /** What the products cost, in roubles. */
  goods: number;
  /** What bringing them costs, in roubles; null where the seller reckons it, undefined while nobody knows. */
  delivery: number | null | undefined;
}

function costOf(delivery: SumLinesProps['delivery']): string {
  if (delivery === undefined) return '…';
  if (delivery === null) return words.byTheSeller;
  return delivery === 0 ? words.free : formatMoney(delivery);
}

/** What an order costs: products, delivery, both. What nobody knows yet is not in the sum, which says so (decision 3.1). */
export function SumLines({ goods, delivery }: SumLinesProps) {
  return (
    <>
      {delivery ? <TotalLine label={words.goods} value={formatMoney(goods)} /> : null}
      <TotalLine label={words.delivery} value={costOf(delivery)} />
      <TotalLine
        large
        label={delivery === null ? words.withoutDelivery : words.total}
        value={formatMoney(withDelivery(goods, delivery))}
      />
    </>
  );
}

/** Products and delivery together, in roubles. */
export const withDelivery = (goods: number, delivery: number | null | undefined): number =>
  Math.round((goods + (delivery ?? 0)) * 100) / 100;
