import type { Order } from 'shared-contracts';
import { formatDate } from 'shared-design-system/office';
import { useReadMerchantQuery } from 'shared-runtime';
import { goodName } from '../paper/facts.tsx';
import { PrintSheet } from '../paper/print-sheet.tsx';
import { stateNotes, stopNotes, stopText, stopTitle } from './stop-text.ts';
import { deliveriesTexts as words } from './texts.ts';

export default function StopsSheet({ date, stops }: { date: string; stops: readonly Order[] }) {
  // Read before printing: the browser prints the page as it is at that moment.
  const { title: shop, timeZone } = useReadMerchantQuery({}).data?.settings ?? {};
  return (
    <PrintSheet>
      {shop ? <p>{shop}</p> : null}
      <h1>{words.list(formatDate(date, { timeZone }))}</h1>
      {stops.map((order, index) => (
        <div key={order.id}>
          <h2>{`${index + 1}. ${stopTitle(order)}`}</h2>
          <p>{stopText(order)}</p>
          {stateNotes(order).map((note) => (
            <p key={note}>
              <strong>{note}</strong>
            </p>
          ))}
          {stopNotes(order).map((note) => (
            <p key={note}>{note}</p>
          ))}
          <p>{order.basket.goods.map((good) => words.good(goodName(good), good.count)).join('; ')}</p>
        </div>
      ))}
    </PrintSheet>
  );
}
