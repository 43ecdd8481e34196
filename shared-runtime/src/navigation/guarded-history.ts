import type { Navigator, To, UNSAFE_createBrowserHistory } from 'react-router-dom';
import { askToLeave } from './leave-guards.ts';

/** A history of react-router: the browser's, or one in memory. */
export type PageHistory = ReturnType<typeof UNSAFE_createBrowserHistory>;
type Listener = (shown: Pick<PageHistory, 'action' | 'location'>) => void;

/** A history that asks who minds before a page is left. */
export interface GuardedHistory {
  navigator: Navigator;
  /** Told of every place that is to be shown. Returns how to stop. */
  listen(listener: Listener): () => void;
}

const pathOf = (to: To): string | undefined => (typeof to === 'string' ? to.replace(/[?#].*/, '') : to.pathname);

/**
 * Puts {@link askToLeave} before every change of the path, as react-router's own blocker does for its data routers: those cost a shopper
 * 14 kB that no shop needs. The browser's "back" has happened when one hears of it, so it is taken back while the person is asked.
 */
export function guardHistory(history: PageHistory): GuardedHistory {
  let asking = false;
  /** What to do with the next pop, where it is this module's own. */
  let expected: (() => void) | undefined;
  let shownPath = history.location.pathname;

  /** @returns undefined where one may go at once; false lets the attempt go where one is asked already */
  function mayGo(pathname: string | undefined): Promise<boolean> | undefined {
    if (pathname === undefined || pathname === shownPath) return undefined;
    if (asking) return Promise.resolve(false);
    const answer = askToLeave();
    if (!answer) return undefined;
    asking = true;
    return answer.finally(() => {
      asking = false;
    });
  }

  const guarded =
    (go: (to: To, state?: unknown) => void) =>
    (to: To, state?: unknown): void => {
      const answer = mayGo(pathOf(to));
      if (answer) void answer.then((leaves) => leaves && go(to, state));
      else go(to, state);
    };

  /** Moves in the browser's history; resolves when it has. */
  const move = (delta: number): Promise<void> =>
    new Promise((resolve) => {
      expected = resolve;
      history.go(delta);
    });

  async function takeBack(delta: number, answer: Promise<boolean>, show: () => void): Promise<void> {
    await move(-delta);
    if (!(await answer)) return;
    await move(delta);
    show();
  }

  return {
    navigator: {
      createHref: history.createHref,
      encodeLocation: history.encodeLocation,
      go: history.go,
      push: guarded(history.push),
      replace: guarded(history.replace),
    },
    listen: (listener) =>
      history.listen(({ action, delta }) => {
        const show = () => {
          shownPath = history.location.pathname;
          listener({ action: history.action, location: history.location });
        };
        if (expected) {
          const settle = expected;
          expected = undefined;
          return settle();
        }
        const answer = action === 'POP' && delta ? mayGo(history.location.pathname) : undefined;
        if (answer) void takeBack(delta ?? 0, answer, show);
        else show();
      }),
  };
}
