import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ShopZone, shopDayOf } from 'shared-contracts';
import { Field, Page, SegmentedControl, Skeleton, Stack, TextInput } from 'shared-design-system/office';
import { Loaded, useKnownShopZone } from 'shared-runtime/screens';
import { useForegroundPolling } from '../features/live/use-polling.ts';
import { useReadDeliveriesQuery } from '../features/orders/deliveries/api.ts';
import { DayDeliveries } from '../features/orders/deliveries/day-deliveries.tsx';
import { deliveriesTexts as words } from '../features/orders/deliveries/texts.ts';

const dayLength = 86_400_000;
const other = 'other';
const back = { to: '/merchant/orders', label: words.back };

const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d\d-\d\d$/.test(text);

export default function DeliveriesScreen() {
  // Which day is today depends on the shop's time zone.
  const { zone, query } = useKnownShopZone();
  const skeleton = <Skeleton lines={6} />;
  return (
    <Page title={words.title} back={back} width="narrow">
      <Loaded query={query} failed={words.failed} skeleton={skeleton}>
        {() => (zone ? <Deliveries zone={zone} /> : skeleton)}
      </Loaded>
    </Page>
  );
}

function Deliveries({ zone }: { zone: ShopZone }) {
  const [search, setSearch] = useSearchParams();
  const near = words.near.map((label, days) => ({
    value: shopDayOf(new Date(Date.now() + days * dayLength), zone),
    label,
  }));
  const named = search.get('day');
  const [date, setDate] = useState(isDay(named) ? named : (near[0]?.value ?? ''));
  const isNear = near.some(({ value }) => value === date);
  const [isOther, setOther] = useState(!isNear);
  const query = useReadDeliveriesQuery({ date }, useForegroundPolling());
  // The address changes in a transition, which a busy phone delays; `date` has the pressed day at once.
  const show = (day: string) => {
    setDate(day);
    setSearch({ day }, { replace: true });
  };
  const choose = (day: string) => {
    setOther(day === other);
    if (day !== other) show(day);
  };
  return (
    <Stack gap={3}>
      <SegmentedControl
        label={words.day}
        value={isOther || !isNear ? other : date}
        onChange={choose}
        options={[...near, { value: other, label: words.otherDay }]}
      />
      {isOther || !isNear ? (
        <Field label={words.date}>
          <TextInput
            type="date"
            value={date}
            onChange={({ currentTarget: { value } }) => isDay(value) && show(value)}
          />
        </Field>
      ) : null}
      <Loaded query={query} failed={words.failed} skeleton={<Skeleton lines={6} />}>
        {({ orders }) => <DayDeliveries date={date} orders={orders} />}
      </Loaded>
    </Stack>
  );
}
