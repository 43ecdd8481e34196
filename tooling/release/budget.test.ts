import { overBudget, sizesOf } from './budget.ts';

const measured = (entry: number, screen: number, first?: number) => ({
  entry: 'remoteEntry.js',
  preload: ['remoteEntry.js', 'index.js'],
  screens: { light: [], heavy: ['shared.js', 'heavy.js'] },
  files: [
    { path: 'remoteEntry.js', bytes: 20_000, brotli: 7_000 },
    { path: 'index.js', bytes: 500, brotli: 200 },
    { path: 'shared.js', bytes: 20_000, brotli: 5_000 },
    { path: 'heavy.js', bytes: 10_000, brotli: 3_000 },
  ],
  manifest: {
    name: 'mf-orders' as const,
    title: 'Заказы',
    routes: [],
    navigation: [],
    slots: [],
    offers: [],
    permissions: [],
    budget: { entry, screen, first },
  },
});

it('counts everything that the heaviest screen loads at first, as it travels', () => {
  expect(sizesOf(measured(8, 20))).toEqual({
    entry: 7,
    first: 7.2,
    screens: [
      { name: 'heavy', size: 15.2 },
      { name: 'light', size: 7.2 },
    ],
  });
});

it('says what is heavier than remote.json allows', () => {
  expect(overBudget('mf-orders', measured(7, 15.2))).toBeUndefined();
  expect(overBudget('mf-orders', measured(6, 20))).toContain('первый файл 7,0 кБ вместо 6');
  expect(overBudget('mf-orders', measured(7, 15.2, 7.1))).toContain('при любом экране 7,2 кБ вместо 7.1');
  expect(overBudget('mf-orders', measured(7, 15))).toContain('экран heavy 15,2 кБ вместо 15');
});
