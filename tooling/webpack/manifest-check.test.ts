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
  'new-orders': () => import('./slots/new-orders.tsx'),
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
    const manifest = (screen: string, component: string, rendered = false) => ({
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
        slots: [{ slot: 's', component, order: 0 }],
        permissions: [],
        budget: { entry: 1, screen: 1 },
      },
    });
    expect(danglingReferences(manifest('order', 'new-orders'))).toEqual([]);
    expect(danglingReferences(manifest('old', 'none'))).toEqual(['screens: old', 'slots: none']);
    expect(danglingReferences(manifest('order', 'new-orders', true))).toEqual(['src/server.ts: /a']);
    writeFileSync(join(dir, 'src/server.ts'), '');
    expect(danglingReferences(manifest('order', 'new-orders', true))).toEqual([]);
  } finally {
    rmSync(dir, { recursive: true });
  }
});
