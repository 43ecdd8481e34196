import { activate, keptVersions, type ReleaseState, withdraw } from './active.ts';

const none: ReleaseState = { revision: 0, active: {}, previous: {}, withdrawn: {}, decided: false };

it('remembers what was active before, newest first, without repeats', () => {
  const state = ['1', '2', '3', '1'].reduce((before, version) => activate(before, 'mf-orders', version), none);
  expect(state.active).toEqual({ 'mf-orders': '1' });
  expect(state.previous).toEqual({ 'mf-orders': ['3', '2'] });
});

it('changes nothing when the version is active already', () => {
  const state = activate(none, 'mf-orders', '1');
  expect(activate(state, 'mf-orders', '1')).toBe(state);
});

it('keeps a limited number of earlier versions', () => {
  let state = none;
  for (let version = 0; version < keptVersions + 5; version++) state = activate(state, 'mf-orders', String(version));
  expect(state.previous['mf-orders']).toHaveLength(keptVersions);
});

it('takes a version back to the one before, and remembers that nobody wants it', () => {
  const state = activate(activate(none, 'mf-orders', '1'), 'mf-orders', '2');
  const back = withdraw(state, 'mf-orders');
  expect(back).toMatchObject({ active: { 'mf-orders': '1' }, withdrawn: { 'mf-orders': ['2'] } });
  expect(back && activate(back, 'mf-orders', '2')).toMatchObject({
    active: { 'mf-orders': '2' },
    withdrawn: { 'mf-orders': [] },
  });
});

it('a remote whose first version is taken back is gone; no page could be without the shell and the design system', () => {
  const first = ['host-shell', 'shared-design-system', 'mf-reviews'].reduce(
    (state, name) => activate(state, name, '1'),
    none,
  );
  const back = withdraw(first, 'mf-reviews');
  expect(back?.active).toEqual({ 'host-shell': '1', 'shared-design-system': '1' });
  expect(back && withdraw(back, 'mf-reviews')).toBeUndefined();
  expect(withdraw(first, 'host-shell')).toBeUndefined();
  expect(withdraw(first, 'shared-design-system')).toBeUndefined();
});
