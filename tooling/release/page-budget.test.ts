import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPages, type PageParts, pageSize } from './page-budget.ts';
import { releaseFolder } from './write-release.ts';

const file = (path: string, brotli: number) => ({ path, bytes: brotli * 3, brotli });

const shell = {
  preload: ['main.js', 'page.js'],
  screens: { dashboard: ['office.js'] },
  takes: {},
  lends: { zod: ['zod.js'] },
  files: [file('main.js', 100_000), file('page.js', 5_000), file('office.js', 40_000), file('zod.js', 25_000)],
};
const designSystem = {
  preload: ['entry.js', 'shop.js'],
  screens: { home: ['cards.js', 'home.js'], pages: ['cards.js', 'pages.js'] },
  takes: {},
  lends: {},
  files: [file('entry.js', 3_000), file('shop.js', 20_000), file('cards.js', 1_500), file('home.js', 4_000)],
};
const container = {
  preload: ['entry.js'],
  screens: { 'shop-home': ['layout.js', 'home.js'], checkout: ['layout.js'] },
  takes: { 'shop-home': ['home', 'pages'], checkout: ['zod'] },
  lends: {},
  files: [file('entry.js', 3_000), file('layout.js', 5_000), file('home.js', 4_500)],
};

it('sums every script of the first load once, whichever container it comes from', () => {
  expect(pageSize({ shell, designSystem, container }, 'shop-home')).toBe(146);
});

it('counts what the shell lends to the screen', () => {
  expect(pageSize({ shell, designSystem, container }, 'checkout')).toBe(161);
});

describe('pages of the releases that are to be active', () => {
  const folder = mkdtempSync(join(tmpdir(), 'page-budget-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const active = { 'host-shell': '1', 'shared-design-system': '1', 'mf-storefront': '1' } as const;

  const write = (name: keyof typeof active, parts: PageParts['shell'], pages?: Record<string, number>) => {
    const releaseDir = releaseFolder(folder, name, '1');
    mkdirSync(releaseDir, { recursive: true });
    const release = {
      name,
      version: '1.0.0-aaaaaaaa',
      builtAt: '2026-01-01T00:00:00.000Z',
      entry: 'entry.js',
      fonts: [],
      server: null,
      ...parts,
      manifest: { name, title: name, budget: { entry: 200, screen: 200, ...(pages ? { pages } : {}) } },
    };
    writeFileSync(join(releaseDir, 'release.json'), JSON.stringify(release));
  };

  it('may be as heavy as remote.json says, and no heavier', () => {
    write('host-shell', shell);
    write('shared-design-system', designSystem);
    write('mf-storefront', container, { 'shop-home': 146 });
    expect(() => checkPages(folder, active)).not.toThrow();
    write('mf-storefront', container, { 'shop-home': 145.9 });
    expect(() => checkPages(folder, active)).toThrow(
      'Страница shop-home (mf-storefront) весит 146,0 кБ вместо 145.9: оболочка, оформление и экран вместе.',
    );
  });

  it('are not judged before there is a shell', () => {
    expect(() => checkPages(folder, { 'mf-storefront': '1' })).not.toThrow();
  });
});
