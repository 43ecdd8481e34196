import {
  discountTitle,
  formatDiscountAmount,
  type Order,
  totalOf,
  unreportedSumOf,
  withoutTariff,
} from 'shared-contracts';
import { formatDateTime, formatMoney } from 'shared-design-system/office';
import { useShopZone } from 'shared-runtime/screens';
import { texts } from '../../../texts.ts';
import { moneyBadgePropsOf, moneyText } from '../components/money-badge.tsx';
import { dateAndHours } from '../delivery-when.ts';
import { giftText } from '../gift-text.ts';
import { customerTexts, deliveryTexts as delivery, deliveryPriceTexts, noteTexts } from '../order-texts.ts';
import { dueText, isPartReported } from '../part-reported.ts';
import { Facts, goodName, whoText } from './facts.tsx';
import { paperTexts } from './texts.ts';

interface OrderSheetProps {
  order: Order;
  shop: string | undefined;
}

export function OrderSheet({ order, shop }: OrderSheetProps) {
  const title = paperTexts.title(order.number);
  const timeZone = useShopZone();
  return (
    <>
      {shop ? <p>{shop}</p> : null}
      <h1>{order.status === 'canceled' ? paperTexts.canceled(title) : title}</h1>
      <p>{paperTexts.from(formatDateTime(order.created, { timeZone, zone: true }))}</p>
      <Goods order={order} />
      <Money order={order} />
      <Delivery order={order} />
      {order.note ? <Part title={noteTexts.title}>{order.note}</Part> : null}
      {order.deliveryInfo.cardText ? (
        <>
          <h2>{delivery.card}</h2>
          <blockquote>{order.deliveryInfo.cardText}</blockquote>
        </>
      ) : null}
    </>
  );
}

function Money({ order }: { order: Order }) {
  const due = dueText(order);
  if (due) return <h2>{due}</h2>;
  return (
    <p>
      <strong>{texts.payment.title}:</strong> {moneyText(moneyBadgePropsOf(order))}
    </p>
  );
}

function Part({ title, children }: { title: string; children: string }) {
  return (
    <>
      <h2>{title}</h2>
      <p>{children}</p>
    </>
  );
}

function Goods({ order }: { order: Order }) {
  const { deliveryPrice } = order.deliveryInfo;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{paperTexts.good}</th>
          <th scope="col">{paperTexts.count}</th>
          <th scope="col">{paperTexts.sum}</th>
        </tr>
      </thead>
      <tbody>
        {order.basket.goods.map(({ id, line, title, size, count, price }) => (
          <tr key={`${id} ${size?.id ?? ''} ${line}`}>
            <td>{goodName({ title, size })}</td>
            <td>{texts.pieces(count)}</td>
            <td>{formatMoney(price * count)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {order.discounts.length > 0 || deliveryPrice !== null ? (
          <tr>
            <td>{texts.order.goodsSum}</td>
            <td />
            <td>{formatMoney(order.basket.sum)}</td>
          </tr>
        ) : null}
        {order.discounts.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a snapshot
          <tr key={at}>
            <td>{discountTitle(line)}</td>
            <td />
            <td>{formatDiscountAmount(line, formatMoney)}</td>
          </tr>
        ))}
        {deliveryPrice === null ? null : (
          <tr>
            <td>{delivery.title}</td>
            <td />
            <td>{deliveryPrice === 0 ? deliveryPriceTexts.free : formatMoney(deliveryPrice)}</td>
          </tr>
        )}
        <tr>
          <td>{texts.order.total}</td>
          <td />
          <td>{formatMoney(totalOf(order))}</td>
        </tr>
        {isPartReported(order) ? (
          <tr>
            <td>{texts.payment.left}</td>
            <td />
            <td>{formatMoney(unreportedSumOf(order))}</td>
          </tr>
        ) : null}
      </tfoot>
    </table>
  );
}

function Delivery({ order }: { order: Order }) {
  const info = order.deliveryInfo;
  const zone = useShopZone();
  return (
    <>
      <h2>{delivery.title}</h2>
      <Facts
        rows={[
          [delivery.method, withoutTariff(info.deliveryMethod)],
          [delivery.address, info.address],
          [delivery.when, dateAndHours(order, zone)],
          [delivery.recipient, info.recipient ? whoText(info.recipient) : ''],
          [delivery.gift, giftText(info)],
          [customerTexts.title, whoText(info)],
          [delivery.comment, info.comment],
        ]}
      />
    </>
  );
}
