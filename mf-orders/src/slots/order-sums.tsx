import { useState } from 'react';
import { type OrderSums as Sums, sumOfDays } from 'shared-contracts';
import { BarChart, Card, formatPrice, pluralCount, Skeleton, Stack, Text } from 'shared-design-system/office';
import { Loaded } from 'shared-runtime/screens';
import { useForegroundPolling } from '../features/live/use-polling.ts';
import { useListOrdersQuery } from '../features/orders/api.ts';
import { useReadOrderSumsQuery } from '../features/sums/api.ts';
import { barsOf } from '../features/sums/bars.ts';
import { PeriodTiles } from '../features/sums/components/period-tiles.tsx';
import { sumsTexts as sums } from '../sums-texts.ts';
import { newestOrdersArgs } from './newest-orders-args.ts';

const periods = { week: 7, month: 30 } as const;
type Period = keyof typeof periods;

export default function OrderSums() {
  const seen = useForegroundPolling();
  const query = useReadOrderSumsQuery({ days: periods.month }, seen);
  const orders = useListOrdersQuery(newestOrdersArgs, seen);
  // A chart of zeros says nothing to somebody who has just opened a shop.
  if (orders.data && Object.values(orders.data.counts).every((count) => count === 0)) return null;
  return (
    <Card title={sums.title} aside={<Text tone="muted">{sums.counted}</Text>}>
      <Loaded
        query={orders.isLoading ? { ...query, currentData: undefined } : query}
        failed={sums.failed}
        skeleton={<SumsSkeleton />}
      >
        {(answer) => <SumsOf answer={answer} />}
      </Loaded>
    </Card>
  );
}

function SumsSkeleton() {
  return (
    <Stack gap={3}>
      <Skeleton shape="field" lines={3} />
      <Skeleton shape="block" />
      <Skeleton lines={2} />
    </Stack>
  );
}

function hintOf({ count, paid }: { count: number; paid: number }): string {
  if (count === 0) return sums.none;
  return `${pluralCount(count, sums.orderForms)}, ${sums.paid(formatPrice(paid))}`;
}

function SumsOf({ answer }: { answer: Sums }) {
  const [period, setPeriod] = useState<Period>('week');
  const tileOf = (label: string, days: number) => {
    const sum = sumOfDays(answer, days);
    return { label, sum: formatPrice(sum.sum), hint: hintOf(sum) };
  };
  return (
    <Stack gap={3}>
      <PeriodTiles<Period>
        label={sums.choose}
        value={period}
        onChange={setPeriod}
        tiles={[
          tileOf(sums.today, 1),
          { value: 'week', ...tileOf(sums.week, periods.week) },
          { value: 'month', ...tileOf(sums.month, periods.month) },
        ]}
      />
      <BarChart label={sums.chart(periods[period])} heads={sums.heads} bars={barsOf(answer, periods[period])} />
      <Text tone="muted" size="s">
        {sums.explained}
      </Text>
    </Stack>
  );
}
