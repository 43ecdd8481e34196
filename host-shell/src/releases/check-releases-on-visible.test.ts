import { checkReleasesOnVisible } from './check-releases-on-visible.ts';

const minutes = 60_000;
let asked: (string | undefined)[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  asked = [];
  globalThis.fetch = async (_, init) => {
    asked.push(init?.method);
    return new Response(null);
  };
});
afterEach(() => jest.useRealTimers());

it('asks for the present releases when the page is seen again, but not within five minutes of the last time', () => {
  const seen = jest.spyOn(document, 'visibilityState', 'get');
  const become = (state: DocumentVisibilityState) => {
    seen.mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  checkReleasesOnVisible();
  jest.advanceTimersByTime(5 * minutes - 1);
  become('visible');
  expect(asked).toEqual([]);
  jest.advanceTimersByTime(1);
  become('hidden');
  expect(asked).toEqual([]);
  become('visible');
  expect(asked).toEqual(['HEAD']);
  jest.advanceTimersByTime(4 * minutes);
  become('visible');
  expect(asked).toHaveLength(1);
  jest.advanceTimersByTime(minutes);
  become('visible');
  expect(asked).toHaveLength(2);
  seen.mockRestore();
});
