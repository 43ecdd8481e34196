import * as face from '../index.ts';

const { debounce, withTimeout } = face;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('withTimeout', () => {
  it("[8.3.1] throws 'Timeout' after 5000 ms unless told otherwise", async () => {
    const outcome = withTimeout(new Promise(() => {})).catch((error: Error) => error.message);
    await jest.advanceTimersByTimeAsync(4999);
    expect(jest.getTimerCount()).toBe(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(await outcome).toBe('Timeout');
  });

  it('takes another limit', async () => {
    const outcome = withTimeout(new Promise(() => {}), 10).catch((error: Error) => error.message);
    await jest.advanceTimersByTimeAsync(10);
    expect(await outcome).toBe('Timeout');
  });

  it('gives the value of a promise in time and leaves no timer behind', async () => {
    expect(await withTimeout(Promise.resolve(7))).toBe(7);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('passes a rejection on', async () => {
    await expect(withTimeout(Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  });
});

describe('debounce', () => {
  it('[9.3.2] waits for 300 ms of silence and runs once with the last arguments', () => {
    const run = jest.fn();
    const debounced = debounce(run);
    debounced('a');
    jest.advanceTimersByTime(299);
    debounced('b');
    jest.advanceTimersByTime(299);
    expect(run).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(run.mock.calls).toEqual([['b']]);
  });

  it('can be dropped and can be run at once', () => {
    const run = jest.fn();
    const debounced = debounce(run);
    debounced('dropped');
    debounced.cancel();
    debounced.flush();
    debounced('now');
    debounced.flush();
    jest.runAllTimers();
    expect(run.mock.calls).toEqual([['now']]);
  });
});
