import {
  countOf,
  isSortable,
  type OrderFilter,
  orderFilters,
  readFilter,
  readSort,
  statusesOf,
} from './list-filters.ts';

const counts = { created: 1, accepted: 2, assembling: 4, delivering: 8, completed: 16, canceled: 32 };
const dayCounts = { today: 3, tomorrow: 5 };
const active = ['created', 'accepted', 'assembling', 'delivering'];

it.each<[OrderFilter, object, number, boolean]>([
  ['active', { statuses: active }, 15, true],
  ['today', { statuses: active, day: 'today' }, 3, false],
  ['tomorrow', { statuses: active, day: 'tomorrow' }, 5, false],
  ['created', { status: 'created' }, 1, true],
  ['delivering', { status: 'delivering' }, 8, true],
  ['completed', { status: 'completed' }, 16, false],
  ['canceled', { status: 'canceled' }, 32, false],
  ['all', {}, 63, false],
])('%s asks for %j, leaves %d, and may be put by delivery: %p', (filter, statuses, count, sorts) => {
  expect(statusesOf(filter)).toEqual(statuses);
  expect(countOf(filter, { counts, dayCounts })).toBe(count);
  expect(isSortable(filter)).toBe(sorts);
});

it('an address that names no filter shows what waits; a search looks everywhere', () => {
  for (const filter of orderFilters) expect(readFilter(filter, 'роза')).toBe(filter);
  expect([readFilter('', ''), readFilter('sold', ''), readFilter('', 'роза')]).toEqual(['active', 'active', 'all']);
});

it('orders of a day stand by delivery, others where one asks for it and they still go somewhere', () => {
  expect(readSort('today', '')).toBe('delivery');
  expect([readSort('active', ''), readSort('active', 'delivery')]).toEqual(['newest', 'delivery']);
  expect([readSort('completed', 'delivery'), readSort('all', 'delivery')]).toEqual(['newest', 'newest']);
});
