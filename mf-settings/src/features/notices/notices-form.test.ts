import { noticeChannels, noticeKinds } from 'shared-contracts';
import { noticesOf, noticesSchema, noticesValuesOf } from './notices-form.ts';

const [channel, other] = noticeChannels;

it('each kind of event is told of where that is on, and what is sent names each of them', () => {
  const switches = [
    { kind: 'placed' as const, channel, on: true },
    { kind: 'placed' as const, channel: other, on: false },
    { kind: 'paid' as const, channel: other, on: true },
  ];
  const values = noticesValuesOf({ switches, quiet: null });
  expect(values).toMatchObject({ placed: [channel], paid: [other], reported: [], canceled: [], signed_in: [] });
  const sent = noticesOf(values);
  expect(sent.switches).toHaveLength(noticeKinds.length * noticeChannels.length);
  expect(sent.switches.filter(({ on }) => on)).toEqual([switches[0], switches[2]]);
});

it('the hours without a sound are kept while they are off, and sent where they are on', () => {
  const values = noticesValuesOf({ switches: [], quiet: null });
  expect(values).toMatchObject({ quiet: false, from: '22:00', to: '08:00' });
  expect(noticesOf(values).quiet).toBeNull();
  const quiet = { from: '23:00', to: '07:00' };
  expect(noticesValuesOf({ switches: [], quiet })).toMatchObject({ quiet: true, ...quiet });
  expect(noticesOf({ ...values, quiet: true }).quiet).toEqual({ from: '22:00', to: '08:00' });
});

it.each([
  [true, '22:00', '08:00', []],
  [true, '22:00', '22:00', ['to']],
  [false, '22:00', '22:00', []],
  [true, '', '08:00', ['from']],
  [true, '', '', ['from', 'to']],
  [false, '', '', []],
])('quiet (%p) from %s to %s is wrong at %j', (quiet, from, to, wrong) => {
  const values = { ...noticesValuesOf({ switches: [], quiet: null }), quiet, from, to };
  expect(noticesSchema.safeParse(values).error?.issues.map(({ path }) => path[0]) ?? []).toEqual(wrong);
});
