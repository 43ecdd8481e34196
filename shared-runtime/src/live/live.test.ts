import { eventText } from 'shared-contracts';
import { connectEvents, type LiveMessage } from './connection.ts';
import { createLive } from './live.ts';
import { connectShared } from './shared-connection.ts';

class FakeSource extends EventTarget {
  static readonly all: FakeSource[] = [];
  readonly url: string;
  closed = false;
  onerror: (() => void) | undefined;
  constructor(url: string) {
    super();
    this.url = url;
    FakeSource.all.push(this);
  }
  close() {
    this.closed = true;
  }
  say(event: string, data = '{}') {
    this.dispatchEvent(new MessageEvent(event, { data }));
  }
}
const latest = () => FakeSource.all.at(-1) as FakeSource;
const open = () => FakeSource.all.filter(({ closed }) => !closed);

function listener() {
  const heard: LiveMessage[] = [];
  const states: boolean[] = [];
  return {
    heard,
    states,
    listener: { message: (one: LiveMessage) => heard.push(one), state: (up: boolean) => states.push(up) },
  };
}

beforeEach(() => {
  jest.useFakeTimers();
  FakeSource.all.length = 0;
  Object.assign(globalThis, { EventSource: FakeSource });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'EventSource');
});

describe('a connection', () => {
  it('says when everything is heard, and of which order', () => {
    const { heard, states, listener: events } = listener();
    const connection = connectEvents('anna', events);
    expect(latest().url).toBe('/b2b/bff/events?account=anna');
    expect(states).toEqual([]);
    latest().say('ready');
    latest().say('order', '{"order_id":"o-1","order_number":"1001","change":"placed"}');
    latest().say('order', 'nonsense');
    expect(states).toEqual([true]);
    expect(heard).toEqual([
      { event: 'ready', order: null },
      { event: 'order', order: { id: 'o-1', number: '1001', change: 'placed' } },
      { event: 'order', order: null },
    ]);
    connection.close();
    expect(open()).toEqual([]);
  });

  it('comes again by itself, ever more slowly while it fails, and at once when it has worked', () => {
    const { states, listener: events } = listener();
    const connection = connectEvents('anna', events);
    const gaps: number[] = [];
    for (let failure = 0; failure < 8; failure += 1) {
      const before = FakeSource.all.length;
      latest().onerror?.();
      let waited = 0;
      while (FakeSource.all.length === before) {
        jest.advanceTimersByTime(100);
        waited += 100;
      }
      gaps.push(waited);
    }
    expect(gaps[0]).toBeLessThanOrEqual(1_000);
    expect(gaps.at(-1)).toBeGreaterThanOrEqual(15_000);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(30_000);
    expect(open()).toHaveLength(1);
    latest().say('ready');
    latest().onerror?.();
    expect(open()).toEqual([]);
    jest.advanceTimersByTime(1_000);
    expect(open()).toHaveLength(1);
    latest().say('ready');
    expect(states.slice(-3)).toEqual([true, false, true]);
    connection.close();
    jest.advanceTimersByTime(120_000);
    expect(open()).toEqual([]);
  });

  it('is given up when nothing was heard of it for long, and beats count', () => {
    const { states, listener: events } = listener();
    connectEvents('anna', events);
    const first = latest();
    first.say('ready');
    for (let beats = 0; beats < 5; beats += 1) {
      jest.advanceTimersByTime(40_000);
      first.say('beat');
    }
    expect(first.closed).toBe(false);
    jest.advanceTimersByTime(46_000);
    expect([first.closed, states.at(-1)]).toEqual([true, false]);
  });

  it('does not hurry back to a session that is over', () => {
    const { heard, listener: events } = listener();
    connectEvents('anna', events);
    latest().say('ready');
    latest().say('ended');
    expect(heard.at(-1)?.event).toBe('ended');
    jest.advanceTimersByTime(10_000);
    expect(FakeSource.all).toHaveLength(1);
    jest.advanceTimersByTime(20_000);
    expect(FakeSource.all).toHaveLength(2);
  });

  it('understands what the BFF writes', () => {
    expect(eventText('ready')).toBe('event: ready\ndata: {}\n\n');
  });
});

describe('the connection of a page', () => {
  it('is one for all who listen, and ends some time after the last has left', () => {
    const live = createLive(connectShared);
    const [one, two] = [jest.fn(), jest.fn()];
    const leave = [live.listen('anna', one), live.listen('anna', two)];
    expect(FakeSource.all).toHaveLength(1);
    const changed = jest.fn();
    live.watch(changed);
    latest().say('ready');
    expect([live.isUp(), live.leads(), changed.mock.calls.length]).toEqual([true, true, 1]);
    latest().say('missed');
    expect([one, two].map((listener) => listener.mock.calls.length)).toEqual([2, 2]);
    leave[0]?.();
    jest.advanceTimersByTime(10_000);
    expect([open().length, live.isUp()]).toEqual([1, true]);
    leave[1]?.();
    const back = live.listen('anna', one);
    jest.advanceTimersByTime(10_000);
    expect(open()).toHaveLength(1);
    back();
    jest.advanceTimersByTime(10_000);
    expect([open().length, live.isUp()]).toEqual([0, false]);
  });

  it('tells who listened to an earlier account nothing of the next one', () => {
    const live = createLive(connectShared);
    const [anna, boris] = [jest.fn(), jest.fn()];
    live.listen('anna', anna);
    live.listen('boris', boris);
    latest().say('order', '{"order_id":"o-1","order_number":"1001","change":"placed"}');
    expect(boris).toHaveBeenCalledTimes(1);
    expect(anna).not.toHaveBeenCalled();
  });
});

describe('the connection of a browser', () => {
  function createLock() {
    let holder: { lose: (reason: Error) => void } | undefined;
    const queue: (() => void)[] = [];
    const grant = (work: () => Promise<void>, resolve: () => void, reject: (reason: Error) => void) => {
      const mine = { lose: reject };
      holder = mine;
      void work().then(() => {
        if (holder !== mine) return;
        holder = undefined;
        resolve();
        queue.shift()?.();
      });
    };
    return {
      request: (options: { steal?: boolean; signal?: AbortSignal }, work: () => Promise<void>) =>
        new Promise<void>((resolve, reject) => {
          const take = () => grant(work, resolve, reject);
          if (options.steal) holder?.lose(new Error('stolen'));
          if (options.steal || !holder) return take();
          queue.push(take);
          options.signal?.addEventListener('abort', () => {
            queue.splice(queue.indexOf(take), 1);
            reject(new Error('aborted'));
          });
        }),
    };
  }

  function createLocks() {
    const locks = new Map<string, ReturnType<typeof createLock>>();
    return {
      request: (name: string, ...rest: Parameters<ReturnType<typeof createLock>['request']>) => {
        const lock = locks.get(name) ?? createLock();
        locks.set(name, lock);
        return lock.request(...rest);
      },
    };
  }

  const channels = new Set<FakeChannel>();
  class FakeChannel {
    readonly name: string;
    onmessage: ((message: { data: unknown }) => void) | undefined;
    constructor(name: string) {
      this.name = name;
      channels.add(this);
    }
    postMessage(data: unknown) {
      for (const other of channels) if (other !== this && other.name === this.name) other.onmessage?.({ data });
    }
    close() {
      channels.delete(this);
    }
  }
  const see = (state: 'visible' | 'hidden') =>
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  const settle = () => jest.advanceTimersByTimeAsync(0);

  beforeEach(() => {
    channels.clear();
    Object.assign(globalThis, { BroadcastChannel: FakeChannel });
    Object.defineProperty(navigator, 'locks', { value: createLocks(), configurable: true });
  });
  afterEach(() => {
    see('visible');
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    Reflect.deleteProperty(navigator, 'locks');
  });

  it('is held by the page that is seen, which tells the others', async () => {
    const [first, second] = [listener(), listener()];
    const one = connectShared('anna', first.listener);
    latest().say('ready');
    see('hidden');
    const two = connectShared('anna', second.listener);
    await settle();
    expect([open().length, one.leads(), two.leads()]).toEqual([1, true, false]);
    expect(second.states).toEqual([true]);
    latest().say('missed');
    expect(second.heard).toEqual([{ event: 'missed', order: null }]);
    one.close();
    two.close();
  });

  it('is not shared with pages of another account', async () => {
    const [anna, boris] = [listener(), listener()];
    const one = connectShared('anna', anna.listener);
    latest().say('ready');
    const two = connectShared('boris', boris.listener);
    await settle();
    expect(open().map(({ url }) => url)).toEqual(['/b2b/bff/events?account=anna', '/b2b/bff/events?account=boris']);
    open()[0]?.say('order', '{"order_id":"o-1","order_number":"1001","change":"placed"}');
    expect([anna.heard.length, boris.heard.length]).toEqual([2, 0]);
    one.close();
    two.close();
  });

  it('goes to the page that comes into sight, and to the next when that one is closed', async () => {
    const [first, second] = [listener(), listener()];
    const one = connectShared('anna', first.listener);
    latest().say('ready');
    const two = connectShared('anna', second.listener);
    await settle();
    expect([open().length, one.leads(), two.leads()]).toEqual([1, false, true]);
    latest().say('ready');
    expect(first.states.at(-1)).toBe(true);
    two.close();
    await settle();
    expect([open().length, one.leads()]).toEqual([1, true]);
    one.close();
    expect(open()).toEqual([]);
  });
});
