import { type DeliveryInfo, isPartPaid, type Order } from 'shared-contracts';
import { useReadMerchantQuery } from 'shared-runtime';
import { leadingPhrase, useShopZone } from 'shared-runtime/screens';
import { texts } from '../../../texts.ts';
import { dateAndHours } from '../delivery-when.ts';
import { customerTexts, deliveryTexts as delivery } from '../order-texts.ts';
import { dueText } from '../part-reported.ts';
import { Facts, goodName, whoText } from './facts.tsx';
import { paperTexts } from './texts.ts';

/** The slip is read at the door: it does not name the sender of an anonymous gift, nor the number of a recipient who is not to be called. */
function whoRows(info: DeliveryInfo, shopPhone: string): [string, string][] {
  const { recipient, doNotCall, anonymous } = info;
  if (!recipient && !anonymous) return [[customerTexts.title, whoText(info)]];
  return [
    ...(recipient
      ? [[delivery.recipient, doNotCall ? recipient.name : whoText(recipient)] satisfies [string, string]]
      : []),
    ...(doNotCall ? [[delivery.gift, delivery.doNotCall] satisfies [string, string]] : []),
    anonymous ? [delivery.sender, delivery.secret] : [customerTexts.title, whoText(info)],
    ...(anonymous ? [[delivery.questions, delivery.askShop(shopPhone)] satisfies [string, string]] : []),
  ];
}

/** Whether the whole sum is known, and has come or is held on the buyer's card. */
const isSettled = (order: Order): boolean =>
  (order.paymentState === 'succeeded' || order.paymentState === 'waiting_for_capture') &&
  order.deliveryInfo.deliveryPrice !== null &&
  !isPartPaid(order);

/**
 * Shows no prices (the method's own words may hold some, so only their first phrase is printed), no note and no card text: only the sum to collect,
 * if there is one, or that there is none.
 */
export function CourierSlip({ order }: { order: Order }) {
  const merchant = useReadMerchantQuery({}).data;
  const shop = merchant?.settings.title;
  const zone = useShopZone();
  const info = order.deliveryInfo;
  const money = isSettled(order) ? paperTexts.settled : dueText(order);
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
      {money ? <h2>{money}</h2> : null}
      <h2>{texts.order.goods}</h2>
      <ul>
        {order.basket.goods.map((good) => (
          <li key={`${good.id} ${good.size?.id ?? ''} ${good.line}`}>
            {goodName(good)} — {texts.pieces(good.count)}
          </li>
        ))}
      </ul>
    </>
  );
}
