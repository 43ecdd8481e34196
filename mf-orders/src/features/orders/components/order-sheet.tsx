import { type Order, totalOf, unreportedOf } from 'shared-contracts';
import { formatDate, formatDateTime, formatMoney, formatPhone } from 'shared-design-system';
import { useReadMerchantQuery } from 'shared-runtime';
import { texts } from '../../../texts.ts';
import { dueText, isPartReported } from '../part-reported.ts';
import { moneyOf, moneyText } from './money-badge.tsx';
import { PrintSheet } from './print-sheet.tsx';

const { sheet, delivery } = texts;

/** The order on paper: whose, what to put together, where to bring it, what to write on the card. */
export function OrderSheet({ order }: { order: Order }) {
  // The office has it already.
  const shop = useReadMerchantQuery({}).data?.settings.title;
  return (
    <PrintSheet>
      {shop ? <p>{shop}</p> : null}
      <h1>{sheet.title(order.number)}</h1>
      <p>{sheet.from(formatDateTime(order.created, { zone: true }))}</p>
      <Goods order={order} />
      <Money order={order} />
      <Delivery order={order} />
      {order.note ? <Part title={texts.note.title}>{order.note}</Part> : null}
      {order.deliveryInfo.cardText ? (
        <>
          <h2>{delivery.card}</h2>
          <blockquote>{order.deliveryInfo.cardText}</blockquote>
        </>
      ) : null}
    </PrintSheet>
  );
}

/** Where the money stands; what whoever brings the order has to take for it stands out. */
function Money({ order }: { order: Order }) {
  const due = dueText(order);
  if (due) return <h2>{due}</h2>;
  return (
    <p>
      <strong>{texts.payment.title}:</strong> {moneyText(moneyOf(order))}
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
          <th scope="col">{sheet.good}</th>
          <th scope="col">{sheet.count}</th>
          <th scope="col">{sheet.sum}</th>
        </tr>
      </thead>
      <tbody>
        {order.basket.goods.map(({ id, title, size, count, price }) => (
          <tr key={`${id} ${size?.id ?? ''}`}>
            <td>{[title, size?.value].filter(Boolean).join(', ')}</td>
            <td>{texts.pieces(count)}</td>
            <td>{formatMoney(price * count)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {deliveryPrice ? (
          <tr>
            <td>{delivery.title}</td>
            <td />
            <td>{formatMoney(deliveryPrice)}</td>
          </tr>
        ) : null}
        <tr>
          <td>{texts.order.total}</td>
          <td />
          <td>{formatMoney(totalOf(order))}</td>
        </tr>
        {isPartReported(order) ? (
          <tr>
            <td>{texts.payment.left}</td>
            <td />
            <td>{formatMoney(unreportedOf(order))}</td>
          </tr>
        ) : null}
      </tfoot>
    </table>
  );
}

function Delivery({ order }: { order: Order }) {
  const info = order.deliveryInfo;
  const when = [info.deliveryDate && formatDate(info.deliveryDate), info.deliveryInterval].filter(Boolean).join(', ');
  const who = (name: string, phone: string) => [name, formatPhone(phone)].filter(Boolean).join(', ');
  const rows: [string, string][] = [
    [delivery.method, info.deliveryMethod],
    [delivery.address, info.address],
    [delivery.when, when],
    [delivery.recipient, info.recipient ? who(info.recipient.name, info.recipient.phone) : ''],
    [texts.customer.title, who(info.name, info.phone)],
    [delivery.comment, info.comment],
  ];
  return (
    <>
      <h2>{delivery.title}</h2>
      {rows.map(([term, value]) =>
        value ? (
          <p key={term}>
            <strong>{term}:</strong> {value}
          </p>
        ) : null,
      )}
    </>
  );
}
