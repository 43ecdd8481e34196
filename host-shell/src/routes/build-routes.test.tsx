import type { RemoteManifest, StaffRole } from 'shared-contracts';
import { Card } from 'shared-design-system/office';
import { officeItems } from '../navigation/office-items.ts';
import { canRoleOpenPage } from '../office/admin-shell.tsx';
import { admissionOf } from '../office/require-session.tsx';
import { slotResolver } from '../remotes/slots.tsx';
import { manifestOf } from '../testing/loading.ts';
import { buildRoutes, screenRoutes } from './build-routes.tsx';

const entry = (to: string, order: number, rest: Partial<RemoteManifest['navigation'][number]> = {}) => ({
  area: 'merchant' as const,
  label: to,
  icon: 'store',
  to,
  order,
  tab: false,
  ...rest,
});

const manifests = [
  manifestOf('mf-orders', {
    routes: [
      { path: '/merchant/orders', screen: 'order-list', access: 'merchant' },
      { path: '/merchant/orders/:id', screen: 'order', access: 'merchant' },
    ],
    navigation: [entry('/merchant/orders', 20, { tab: true })],
    slots: [{ slot: 'dashboard.main', component: 'new-orders', order: 10 }],
  }),
  manifestOf('host-shell', {
    routes: [{ path: '/', screen: 'landing', access: 'public' }],
    navigation: [entry('/merchant', 10)],
    slots: [{ slot: 'dashboard.main', component: 'first', order: 0 }],
  }),
  manifestOf('mf-admin', {
    routes: [
      { path: '/admin', screen: 'merchant-list', access: 'admin' },
      { path: '/merchant/orders', screen: 'stolen', access: 'admin' },
    ],
    navigation: [
      entry('/admin', 1, { area: 'admin', icon: 'no such icon' }),
      entry('/admin/staff', 2, { area: 'admin', roles: ['owner'] }),
    ],
  }),
  manifestOf('mf-settings', { navigation: [entry('/merchant/settings/shop', 1, { area: 'settings' })] }),
];

describe('routes', () => {
  it('are what the manifests name, the first claim of a path counting', () => {
    expect(screenRoutes(manifests).map(({ path, container, screen }) => `${path} ${container} ${screen}`)).toEqual([
      '/merchant/orders mf-orders order-list',
      '/merchant/orders/:id mf-orders order',
      '/ host-shell landing',
      '/admin mf-admin merchant-list',
    ]);
  });

  it('stand behind the guard where their access says so, and an unknown address has a page', () => {
    const routes = buildRoutes(manifests);
    expect(routes.map(({ path, children }) => path ?? children?.map((child) => child.path))).toEqual([
      '/',
      ['/merchant/orders', '/merchant/orders/:id'],
      ['/admin'],
      '*',
    ]);
  });
});

describe('navigation', () => {
  const context = { area: 'merchant', pathname: '/merchant/orders/7' } as const;

  it('is in the order of the manifests, and knows where one is', () => {
    const items = officeItems(manifests, context);
    expect(items.map(({ to, current, group }) => `${group} ${to} ${current}`)).toEqual([
      'settings /merchant/settings/shop false',
      'main /merchant false',
      'main /merchant/orders true',
    ]);
    expect(officeItems(manifests, { ...context, pathname: '/merchant' }).map(({ current }) => current)).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('[1.2.1] shows staff their sections alone, and of them those of their role', () => {
    const at = (role: StaffRole | null) =>
      officeItems(manifests, { area: 'admin', role, pathname: '/admin/merchants/7' });
    expect(at('support')).toMatchObject([{ to: '/admin', current: true, icon: 'circle-help' }]);
    expect(at(null).map(({ to }) => to)).toEqual(['/admin']);
    expect(at('owner').map(({ to }) => to)).toEqual(['/admin', '/admin/staff']);
  });
});

it('fills a slot by the manifests, ascending, with components that stay the same', () => {
  const resolve = slotResolver(manifests, Card);
  expect(resolve('dashboard.main').map(({ key }) => key)).toEqual(['host-shell/first', 'mf-orders/new-orders']);
  expect(resolve('dashboard.main')[0]?.Component).toBe(resolve('dashboard.main')[0]?.Component);
  expect(resolve('nowhere')).toEqual([]);
});

describe('the guard', () => {
  const rest = { expired: false, retry: () => {} };
  const session = { merchantId: 'm', merchantName: 'verbena', email: 'a@b.ru', viewedUntil: null };
  const merchant = { status: 'signedIn', session, ...rest } as const;

  it('sends guests to sign in, and waits or says so while it does not know', () => {
    expect(admissionOf({ status: 'guest', session: null, ...rest })).toBe('sign-in');
    expect(admissionOf({ status: 'loading', session: null, ...rest })).toBe('wait');
    expect(admissionOf({ status: 'unknown', session: null, ...rest })).toBe('unknown');
  });

  it('[1.2.1] lets merchants into the office', () => {
    expect(admissionOf(merchant)).toBe('pass');
  });

  it('[1.2.1] opens pages of staff by role, as their manifests say', () => {
    const pages = [{ path: '/admin/staff', roles: ['owner'] }, { path: '/admin' }].map((route) => ({
      screen: 'x',
      access: 'admin' as const,
      ...route,
    }));
    const known = [manifestOf('mf-admin', { routes: pages as RemoteManifest['routes'] })];
    expect(
      ['support', 'manager', 'owner'].map((role) => canRoleOpenPage(known, '/admin/staff', role as StaffRole)),
    ).toEqual([false, false, true]);
    expect(canRoleOpenPage(known, '/admin', 'support')).toBe(true);
  });
});
