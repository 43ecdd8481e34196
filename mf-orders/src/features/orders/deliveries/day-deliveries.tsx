import { Fragment } from 'react';
import { type Order, withoutTariff } from 'shared-contracts';
import {
  Card,
  EmptyState,
  FocusFallback,
  ListRow,
  pluralCount,
  RowList,
  Stack,
  styled,
  Text,
  typeset,
} from 'shared-design-system/office';
import { SortableList } from 'shared-design-system/sorting';
import { SendStops } from './send-stops.tsx';
import { stateNotes, stopNotes, stopText, stopTitle } from './stop-text.ts';
import StopsSheet from './stops-sheet.tsx';
import { deliveriesTexts as words } from './texts.ts';
import { useArrangeStops } from './use-arrange-stops.ts';

interface DayDeliveriesProps {
  date: string;
  orders: readonly Order[];
}

const Whole = styled.span`
  white-space: nowrap;
`;

const phone = /\+7\s\(\d{3}\)\s\d{3}-\d\d-\d\d/g;

/** Keeps phone numbers whole: a browser breaks a line at their hyphens too. */
function Details({ order }: { order: Order }) {
  const text = typeset([...stateNotes(order), stopText(order), ...stopNotes(order)].join(' · '));
  const [first, ...others] = text.split(phone);
  return (
    <>
      {first}
      {[...text.matchAll(phone)].map(({ 0: number, index }, nth) => (
        <Fragment key={index}>
          <Whole>{number}</Whole>
          {others[nth]}
        </Fragment>
      ))}
    </>
  );
}

const addressOf = ({ id }: Order): string => `/merchant/orders/${id}`;

export function DayDeliveries({ date, orders }: DayDeliveriesProps) {
  const of = (...kinds: Order['deliveryInfo']['deliveryKind'][]) =>
    orders.filter(({ deliveryInfo }) => kinds.includes(deliveryInfo.deliveryKind));
  const stops = of('courier', 'other');
  if (orders.length === 0) return <EmptyState icon="truck" {...words.none} />;
  return (
    <Stack gap={3}>
      {stops.length > 0 ? <Stops date={date} stops={stops} /> : null}
      <Others title={words.pickups} orders={of('pickup')} />
      <Others title={words.parcels} orders={of('post')} />
    </Stack>
  );
}

function Stops({ date, stops }: { date: string; stops: readonly Order[] }) {
  const ids = stops.map(({ id }) => id);
  const move = useArrangeStops(date, ids);
  const moving = (from: number, to: number) => (ids[to] ? () => move(from, to) : undefined);
  return (
    <FocusFallback>
      <Card title={words.stops} aside={pluralCount(stops.length, words.orderForms)}>
        <SendStops date={date} stops={stops} />
        <Text tone="muted">{words.stopsHint}</Text>
        <RowList label={words.rows(words.stops)} compact="bleed" sorted>
          <SortableList
            label={words.stops}
            items={stops}
            keyOf={({ id }) => id}
            nameOf={stopTitle}
            onMove={move}
            gap={0}
          >
            {(order, index, handle) => (
              <ListRow
                handle={handle}
                to={addressOf(order)}
                title={typeset(`${index + 1}. ${stopTitle(order)}`)}
                text={<Details order={order} />}
                controls={{
                  label: stopTitle(order),
                  onFirst: index > 0 ? moving(index, 0) : undefined,
                  onLast: index < ids.length - 1 ? moving(index, ids.length - 1) : undefined,
                  onUp: moving(index, index - 1),
                  onDown: moving(index, index + 1),
                }}
              />
            )}
          </SortableList>
        </RowList>
      </Card>
      <StopsSheet date={date} stops={stops} />
    </FocusFallback>
  );
}

function Others({ title, orders }: { title: string; orders: readonly Order[] }) {
  if (orders.length === 0) return null;
  return (
    <Card title={title} aside={pluralCount(orders.length, words.orderForms)}>
      <RowList label={words.rows(title)} compact="bleed">
        {orders.map((order) => (
          <ListRow
            key={order.id}
            to={addressOf(order)}
            title={[
              order.deliveryInfo.deliveryInterval || words.noHours,
              withoutTariff(order.deliveryInfo.deliveryMethod),
            ].join(', ')}
            text={<Details order={order} />}
          />
        ))}
      </RowList>
    </Card>
  );
}
