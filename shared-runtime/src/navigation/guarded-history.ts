import type { Navigator, To } from 'react-router-dom';
import { dialogEntry, type PageHistory } from './dialog-entry.ts';
import { askToLeave, hasLeaveGuard } from './leave-guards.ts';
import { prepareNextPage } from './page-preparation.ts';
import { noteVisit } from './visited.ts';

type Listener = (shown: Pick<PageHistory, 'action' | 'location'>) => void;

interface GuardedHistory {
  navigator: Navigator;
  listen(listener: Listener): () => void;
}

const pathOf = (to: To): string | undefined => (typeof to === 'string' ? to.replace(/[?#].*/, '') : to.pathname);

/**
 * Puts {@link askToLeave} before every change of the path, as react-router's own blocker does for its data routers: those cost a shopper 14 kB that
 * no shop needs. The next page is prepared first ({@link prepareNextPage}): if it does not load, the present page stays and nobody is asked. The browser
 * reports its "back" when it has happened, so it is undone until it is allowed. Where dialogs are open, "back" only closes the topmost ({@link
 * dialogEntry}).
 */
export function guardHistory(history: PageHistory): GuardedHistory {
  const dialogs = dialogEntry(history);
  let asking = false;
  let shownPath = history.location.pathname;
  let turn = 0;

  async function mayGo(): Promise<boolean> {
    if (asking) return false;
    asking = true;
    try {
      return (await askToLeave()) ?? true;
    } finally {
      asking = false;
    }
  }

  function mayShow(ready: Promise<boolean> | undefined): Promise<boolean> | undefined {
    turn += 1;
    const mine = turn;
    if (ready) return ready.then((comes) => comes && mine === turn && (!hasLeaveGuard() || mayGo()));
    return hasLeaveGuard() ? mayGo() : undefined;
  }

  const guarded = (go: (to: To, state?: unknown) => void) =>
    function leave(to: To, state?: unknown): void {
      const path = pathOf(to);
      const isLeft = path !== undefined && path !== shownPath;
      const allowed = isLeft
        ? mayShow(prepareNextPage(path, () => leave(to, state), history.createHref(to)))
        : undefined;
      if (allowed) void allowed.then((may) => may && go(to, state));
      else go(to, state);
    };

  async function takeBack(delta: number, show: () => void, ready: Promise<boolean> | undefined): Promise<void> {
    await dialogs.move(-delta);
    if (!((await mayShow(ready)) ?? true)) return;
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
        // Who goes back does not want the page any more that is still being prepared.
        if (action === 'POP') turn += 1;
        const show = () => {
          shownPath = history.location.pathname;
          noteVisit(history.createHref(history.location));
          listener({ action: history.action, location: history.location });
        };
        const { pathname } = history.location;
        const href = history.createHref(history.location);
        if (action !== 'POP' || !delta || pathname === shownPath) return show();
        const ready = prepareNextPage(pathname, () => history.go(delta), href);
        if (ready || hasLeaveGuard()) void takeBack(delta, show, ready);
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
