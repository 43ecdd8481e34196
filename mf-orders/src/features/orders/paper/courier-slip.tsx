import type { DeliveryInfo, Order } from 'shared-contracts';
import { useReadMerchantQuery } from 'shared-runtime';
import { leadingPhrase, useShopZone } from 'shared-runtime/screens';
import { texts } from '../../../texts.ts';
import { dateAndHours } from '../delivery-when.ts';
import { customerTexts, deliveryTexts as delivery } from '../order-texts.ts';
import { dueText } from '../part-reported.ts';
import { Facts, goodName, whoText } from './facts.tsx';
import { paperTexts } from './texts.ts';

/**
 * Of an anonymous gift the slip does not say from whom it is: it is read at the door. Whoever is not to be called
 * stands there without a number.
 */
function whoRows(info: DeliveryInfo, shopPhone: string): [string, string][] {
  const { recipient, doNotCall, anonymous } = info;
  if (!recipient) return [[customerTexts.title, whoText(info)]];
  return [
    [delivery.recipient, doNotCall ? recipient.name : whoText(recipient)],
    ...(doNotCall ? [[delivery.gift, delivery.doNotCall] satisfies [string, string]] : []),
    anonymous ? [delivery.sender, delivery.secret] : [customerTexts.title, whoText(info)],
    ...(anonymous ? [[delivery.questions, delivery.askShop(shopPhone)] satisfies [string, string]] : []),
  ];
}

/**
 * No prices, which a way's own words may hold, too, no note and no words of the card; only what has to be taken for
 * the order, where it has to.
 */
export function CourierSlip({ order }: { order: Order }) {
  const merchant = useReadMerchantQuery({}).data;
  const shop = merchant?.settings.title;
  const zone = useShopZone();
  const info = order.deliveryInfo;
  const due = dueText(order);
  return (
    <>
      {shop ? <p>{shop}</p> : null}
      <h1>{paperTexts.title(order.number)}</h1>
      <Facts
        rows={[
          [delivery.when, dateAndHours(order, zone)],
          [delivery.address, info.address],
          [delivery.method, leadingPhrase(info.deliveryMethod)],
          ...whoRows(info, merchant?.contactPhone ?? ''),
          [delivery.comment, info.comment],
        ]}
      />
      {due ? <h2>{due}</h2> : null}
      <h2>{texts.order.goods}</h2>
      <ul>
        {order.basket.goods.map((good) => (
          <li key={`${good.id} ${good.size?.id ?? ''}`}>
            {goodName(good)} — {texts.pieces(good.count)}
          </li>
        ))}
      </ul>
    </>
  );
}
