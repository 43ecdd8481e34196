import type { RemoteManifest } from 'shared-contracts';
import { officeItems } from './office-items.ts';

type Entry = RemoteManifest['navigation'][number];
const entry = (to: string, more: Partial<Entry> = {}) =>
  ({ area: 'merchant', label: to, icon: 'tag', to, order: 10, tab: false, ...more }) as Entry;
const items = (
  entries: Entry[],
  pathname = '/',
  area: 'merchant' | 'admin' = 'merchant',
  role?: 'support' | 'owner' | null,
) =>
  officeItems(
    entries.map((one) => ({ navigation: [one] }) as unknown as RemoteManifest),
    { area, pathname, ...(role === undefined ? {} : { role }) },
  );

it('stands by order, and by label where that is one', () => {
  const entries = [
    entry('/c', { order: 20 }),
    entry('/b', { label: 'Ёлки' }),
    entry('/a', { label: 'Заказы' }),
    entry('/d', { label: 'Еда' }),
  ];
  expect(items(entries).map(({ to }) => to)).toEqual(['/d', '/b', '/a', '/c']);
});

it('is of one part of the office, and of who may open it', () => {
  const entries = [
    entry('/m'),
    entry('/s', { area: 'settings' }),
    entry('/a', { area: 'admin' }),
    entry('/o', { area: 'admin', roles: ['owner'] }),
  ];
  expect(items(entries).map(({ to, group }) => [to, group])).toEqual([
    ['/m', 'main'],
    ['/s', 'settings'],
  ]);
  const ofStaff = (role: 'support' | 'owner' | null) => items(entries, '/', 'admin', role).map(({ to }) => to);
  expect([ofStaff('owner'), ofStaff('support'), ofStaff(null)]).toEqual([['/a', '/o'], ['/a'], ['/a']]);
  expect(items(entries, '/', 'admin')[0]?.group).toBe('main');
});

it('marks where one is: a section with its pages, the start of others on its own page alone', () => {
  const entries = [entry('/merchant'), entry('/merchant/orders'), entry('/merchant/ord')];
  const current = (pathname: string) => items(entries, pathname).flatMap((item) => (item.current ? [item.to] : []));
  expect(current('/merchant')).toEqual(['/merchant']);
  expect(current('/merchant/orders')).toEqual(['/merchant/orders']);
  expect(current('/merchant/orders/1')).toEqual(['/merchant/orders']);
  expect(current('/merchant/other')).toEqual([]);
});

it('has a sign of its own where a release names one that is not known', () => {
  expect(
    items([entry('/a', { icon: 'unheard-of' }), entry('/b', { tab: true })]).map(({ icon, tab }) => [icon, tab]),
  ).toEqual([
    ['circle-help', false],
    ['tag', true],
  ]);
});
