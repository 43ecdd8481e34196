import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteManifestSchema } from 'shared-contracts';
import { checkout } from '../config/data-folder.ts';
import { danglingReferences, exportedImports } from '../webpack/manifest-check.ts';
import { readPackage } from '../webpack/package-facts.ts';
import { createRemote } from './create-remote.ts';

let root: string;
const read = (file: string) => readFileSync(join(root, file), 'utf8');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'create-remote-'));
  mkdirSync(join(root, 'mf-orders'));
  cpSync(join(checkout, 'mf-orders/remote.json'), join(root, 'mf-orders/remote.json'));
});
afterEach(() => rmSync(root, { recursive: true }));

it('makes a remote like the others, and touches nothing else, ten times in a row', () => {
  const names = Array.from({ length: 10 }, (_, at) => `mf-reviews-${'abcdefghij'[at]}`);
  for (const name of names) {
    createRemote(name, root);
    const manifest = remoteManifestSchema.parse(JSON.parse(read(`${name}/remote.json`)));
    const { screens = {} } = exportedImports(read(`${name}/src/index.ts`));
    expect(Object.keys(screens)).toEqual([manifest.routes[0]?.screen]);
    expect(existsSync(join(root, name, 'src', screens.start ?? ''))).toBe(true);
    expect(JSON.parse(read(`${name}/package.json`)).name).toBe(name);
  }
  expect(readdirSync(root).sort()).toEqual(['mf-orders', ...names]);
  expect(readdirSync(join(root, 'mf-orders'))).toEqual(['remote.json']);
});

it('fills the slots that it is told, each checked against what its offer declares', () => {
  createRemote('mf-notes', root, ['order.more', 'shop.product']);
  const { slots } = remoteManifestSchema.parse(JSON.parse(read('mf-notes/remote.json')));
  expect(slots).toMatchObject([
    { slot: 'order.more', component: 'order-more' },
    { slot: 'shop.product', component: 'shop-product', height: expect.any(Number) },
  ]);
  expect(danglingReferences(readPackage(join(root, 'mf-notes')))).toEqual([]);
  expect(read('mf-notes/src/slots/order-more.tsx')).toContain("SlotProps<'order.more'>");
  expect(() => createRemote('mf-other', root, ['moon.dark-side'])).toThrow('Места moon.dark-side никто не предлагает');
});

it('refuses a name whose address another remote has', () => {
  createRemote('mf-reviews', root);
  const file = join(root, 'mf-orders/remote.json');
  const manifest = JSON.parse(read('mf-orders/remote.json'));
  writeFileSync(
    file,
    JSON.stringify({ ...manifest, routes: [{ path: '/merchant/stock', screen: 's', access: 'merchant' }] }),
  );
  expect(() => createRemote('mf-stock', root)).toThrow('Адрес /merchant/stock уже у mf-orders');
  expect(existsSync(join(root, 'mf-stock'))).toBe(false);
});

it.each(['', 'reviews', 'mf-', 'mf-Reviews', 'mf-../x'])('refuses the name %j', (name) => {
  expect(() => createRemote(name, root)).toThrow(/не подходит/);
});

it('leaves a folder alone that is there', () => {
  createRemote('mf-reviews', root);
  expect(() => createRemote('mf-reviews', root)).toThrow('Папка mf-reviews уже есть');
});
