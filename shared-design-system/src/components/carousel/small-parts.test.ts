import fc from 'fast-check';
import { bulletWindow } from './bullets.ts';
import { debounce } from './debounce.ts';
import { nearPanels } from './near-panels.ts';

describe('bullets', () => {
  it('[2.8.1, 9.11.1] are five of many, the current one among them, in the middle where it can be', () => {
    expect(bulletWindow(0, 12, 5)).toEqual({ start: 0, end: 5 });
    expect(bulletWindow(6, 12, 5)).toEqual({ start: 4, end: 9 });
    expect(bulletWindow(11, 12, 5)).toEqual({ start: 7, end: 12 });
    expect(bulletWindow(1, 3, 5)).toEqual({ start: 0, end: 3 });
  });

  it('never leave the current one out, nor show one that there is not', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.nat(59), fc.integer({ min: 1, max: 9 }), (count, at, most) => {
        const current = at % count;
        const { start, end } = bulletWindow(current, count, most);
        expect(end - start).toBe(Math.min(count, most));
        expect(start >= 0 && end <= count && start <= current && current < end).toBe(true);
      }),
    );
  });
});

describe('a virtual carousel', () => {
  it('renders what is near its place and the one before, not what is far', () => {
    expect([...nearPanels([10], 100, 1, false)]).toEqual([9, 10, 11]);
    expect([...nearPanels([0], 100, 2, false)]).toEqual([0, 1, 2, 3]);
    expect([...nearPanels([0], 10, 1, true)]).toEqual([9, 0, 1]);
    expect([...nearPanels([50, 2], 100, 1, false)]).toEqual([49, 50, 51, 1, 2, 3]);
  });
});

describe('a resize', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('[9.11.1] is answered at once with a debounce of 0', () => {
    const run = jest.fn();
    debounce(run, 0, 100)();
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('[9.11.1] waits for the last one, but 100 ms at most', () => {
    const run = jest.fn();
    const ask = debounce(run, 40, 100);
    for (let time = 0; time < 90; time += 30) {
      ask();
      jest.advanceTimersByTime(30);
    }
    expect(run).not.toHaveBeenCalled();
    ask();
    jest.advanceTimersByTime(10);
    expect(run).toHaveBeenCalledTimes(1);
    ask();
    jest.advanceTimersByTime(39);
    expect(run).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledTimes(2);
    ask();
    ask.cancel();
    jest.advanceTimersByTime(500);
    expect(run).toHaveBeenCalledTimes(2);
  });
});
