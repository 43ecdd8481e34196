import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { danglingReferences, exportedImports } from './manifest-check.ts';

const source = `
import type { RemoteModule } from 'shared-runtime';

/** What routes of \`remote.json\` show. */
export const screens: RemoteModule['screens'] = {
  // 'old': () => import('./screens/old.tsx'),
  'order-list': () => import('./screens/order-list.tsx'),
  order: () => import('./screens/order.tsx'),
};

export const slots = {
  'new-orders': (() => import('./slots/new-orders.tsx')) satisfies Fills<'dashboard.main'>,
} satisfies RemoteModule['slots'];
`;

it('reads what a container exposes', () => {
  expect(exportedImports(source)).toEqual({
    screens: { 'order-list': './screens/order-list.tsx', order: './screens/order.tsx' },
    slots: { 'new-orders': './slots/new-orders.tsx' },
  });
});

it('names what remote.json refers to and nobody exposes', () => {
  const dir = mkdtempSync(join(tmpdir(), 'manifest-'));
  try {
    mkdirSync(join(dir, 'src'));
    writeFileSync(join(dir, 'src/index.ts'), source);
    const manifest = (screen: string, component: string, { rendered = false, slot = 'dashboard.main' } = {}) => ({
      dir,
      name: 'mf-orders',
      version: '1.0.0',
      dependencies: {},
      exports: {},
      manifest: {
        name: 'mf-orders' as const,
        title: '',
        routes: [{ path: '/a', screen, access: 'public' as const, rendered }],
        navigation: [],
        slots: [{ slot, component, order: 0 }],
        offers: ['order.more'],
        permissions: [],
        budget: { entry: 1, screen: 1 },
      },
    });
    writeFileSync(join(dir, 'src/order.tsx'), '<Slot name="order.more" props={{ orderId }} />');
    expect(danglingReferences(manifest('order', 'new-orders'))).toEqual([]);
    expect(danglingReferences(manifest('old', 'none'))).toEqual([
      'screens: old',
      'slots: none',
      "none satisfies Fills<'dashboard.main'>",
    ]);
    expect(danglingReferences(manifest('order', 'new-orders', { slot: 'order.more' }))).toEqual([
      "new-orders satisfies Fills<'order.more'>",
    ]);
    expect(danglingReferences(manifest('order', 'new-orders', { rendered: true }))).toEqual(['src/server.ts: /a']);
    writeFileSync(join(dir, 'src/server.ts'), '');
    expect(danglingReferences(manifest('order', 'new-orders', { rendered: true }))).toEqual([]);
    writeFileSync(join(dir, 'src/order.tsx'), '<Slot\n  name="order.less" />');
    expect(danglingReferences(manifest('order', 'new-orders'))).toEqual([
      '<Slot name="order.more">',
      'offers without order.less',
    ]);
  } finally {
    rmSync(dir, { recursive: true });
  }
});
