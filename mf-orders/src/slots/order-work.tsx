import { ButtonLink, Card, Inline, Link } from 'shared-design-system/office';
import { useForegroundPolling } from '../features/live/use-polling.ts';
import { useListOrdersQuery } from '../features/orders/api.ts';
import { countOf, type OrderFilter } from '../features/orders/list-filters.ts';
import { texts } from '../texts.ts';
import { newestOrdersArgs } from './newest-orders-args.ts';

const { work } = texts.dashboard;
const list = '/merchant/orders';

const filters: readonly OrderFilter[] = ['today', 'tomorrow', 'accepted', 'assembling', 'delivering'];

export default function OrderWork() {
  const { data } = useListOrdersQuery(newestOrdersArgs, useForegroundPolling());
  const counted = data ? filters.map((filter) => ({ filter, count: countOf(filter, data) })) : [];
  const waiting = counted.filter(({ count }) => count > 0);
  if (waiting.length === 0) return null;
  return (
    <Card
      title={work.title}
      aside={
        <Link variant="plain" to={list}>
          {work.all}
        </Link>
      }
    >
      <Inline>
        {waiting.map(({ filter, count }) => (
          <ButtonLink key={filter} variant="outline" size="s" to={`${list}?show=${filter}`}>
            {work.count(texts.filters[filter], count)}
          </ButtonLink>
        ))}
      </Inline>
    </Card>
  );
}
