import { scheduleBackups } from './schedule.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function pass(milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += second) {
    jest.advanceTimersByTime(second);
    // What waits for a promise goes on.
    for (let turn = 0; turn < 10; turn += 1) await null;
  }
}

/** The minutes of the next `hours` at which backups begin, each of which takes `duration`, or fails after it. */
async function beginnings(hours: number, duration: number, fails = false): Promise<number[]> {
  const from = Date.now();
  const begun: number[] = [];
  let last = 0;
  const make = async () => {
    const at = Date.now();
    begun.push(Math.round((at - from) / minute));
    await new Promise((resolve) => setTimeout(resolve, duration));
    if (fails) throw new Error('the store is away');
    last = at;
  };
  const end = scheduleBackups(hour, { lastAt: async () => last, make }, () => {});
  await pass(hours * hour);
  end();
  return begun;
}

it('begins a backup as often as is asked for, however long each takes', async () => {
  expect(await beginnings(3.5, 20 * minute)).toEqual([0, 60, 120, 180]);
});

it('begins the next at once where one took longer than that', async () => {
  expect(await beginnings(3.5, 90 * minute)).toEqual([0, 90, 180]);
});

it('tries again ten minutes after one has failed', async () => {
  expect(await beginnings(1, minute, true)).toEqual([0, 11, 22, 33, 44, 55]);
});
