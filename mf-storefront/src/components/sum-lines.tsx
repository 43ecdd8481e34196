import { type DeliveryKind, type Discount, discountTitle, formatDiscountAmount, totalFor } from 'shared-contracts';
import { TotalLine } from 'shared-design-system/checkout';
import { formatMoney } from 'shared-design-system/shop';
import { checkoutTexts } from '../checkout-texts.ts';

const words = checkoutTexts.sum;

interface SumLinesProps {
  goods: number;
  discounts?: readonly Discount[];
  /** Cost of the delivery in roubles; null where the seller sets it, undefined while it is not known. */
  delivery: number | null | undefined;
  kind?: DeliveryKind | undefined;
  /** The delivery is not known because the buyer has not chosen where to. */
  unchosen?: boolean | undefined;
}

function costOf({ delivery, unchosen }: Pick<SumLinesProps, 'delivery' | 'unchosen'>): string {
  if (delivery === undefined) return unchosen ? words.unchosen : '…';
  if (delivery === null) return words.byTheSeller;
  return delivery === 0 ? words.free : formatMoney(delivery);
}

export function SumLines({ goods, discounts = [], delivery, kind, unchosen }: SumLinesProps) {
  return (
    <>
      {delivery || discounts.length > 0 ? <TotalLine label={words.goods} value={formatMoney(goods)} /> : null}
      <DiscountLines discounts={discounts} />
      <TotalLine label={kind === 'pickup' ? words.pickup : words.delivery} value={costOf({ delivery, unchosen })} />
      <TotalLine
        large
        label={delivery == null ? words.withoutDelivery : words.total}
        value={formatMoney(totalFor(goods, discounts, delivery))}
      />
    </>
  );
}

export function DiscountLines({ discounts }: { discounts: readonly Discount[] }) {
  return discounts.map((line, at) => (
    <TotalLine
      // biome-ignore lint/suspicious/noArrayIndexKey: lines of a snapshot
      key={at}
      label={discountTitle(line)}
      value={formatDiscountAmount(line, formatMoney)}
    />
  ));
}
