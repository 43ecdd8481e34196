import type { Navigator, To, UNSAFE_createBrowserHistory } from 'react-router-dom';
import { dialogEntry } from './dialog-entry.ts';
import { askToLeave, mindsLeaving } from './leave-guards.ts';
import { noteVisit } from './visited.ts';

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
 * 14 kB that no shop needs. The browser's "back" has happened when one hears of it, so it is taken back before the person is asked. Where
 * dialogs are open, "back" closes the topmost and nothing else ({@link dialogEntry}).
 */
export function guardHistory(history: PageHistory): GuardedHistory {
  const dialogs = dialogEntry(history);
  let asking = false;
  let shownPath = history.location.pathname;

  const isLeft = (pathname: string | undefined): boolean =>
    pathname !== undefined && pathname !== shownPath && mindsLeaving();

  /** Asks; whoever tries again while one is asked does not go. */
  async function mayGo(): Promise<boolean> {
    if (asking) return false;
    asking = true;
    try {
      return (await askToLeave()) ?? true;
    } finally {
      asking = false;
    }
  }

  const guarded =
    (go: (to: To, state?: unknown) => void) =>
    (to: To, state?: unknown): void => {
      if (isLeft(pathOf(to))) void mayGo().then((leaves) => leaves && go(to, state));
      else go(to, state);
    };

  async function takeBack(delta: number, show: () => void): Promise<void> {
    await dialogs.move(-delta);
    if (!(await mayGo())) return;
    await dialogs.remove();
    await dialogs.move(delta);
    show();
  }

  return {
    navigator: {
      createHref: history.createHref,
      encodeLocation: history.encodeLocation,
      go: history.go,
      push: guarded((to, state) => dialogs.push(to, state)),
      replace: guarded((to, state) => dialogs.replace(to, state)),
    },
    listen: (listener) => {
      noteVisit(history.createHref(history.location));
      const stop = history.listen((change) => {
        if (dialogs.takes(change)) return;
        const { action, delta } = change;
        const show = () => {
          shownPath = history.location.pathname;
          noteVisit(history.createHref(history.location));
          listener({ action: history.action, location: history.location });
        };
        if (action === 'POP' && delta && isLeft(history.location.pathname)) void takeBack(delta, show);
        else show();
      });
      const unwatch = dialogs.watch();
      return () => {
        unwatch();
        stop();
      };
    },
  };
}
