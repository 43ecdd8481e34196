import type { Location, To, UNSAFE_createBrowserHistory } from 'react-router-dom';
import { closeDialog, topClosableDialog, watchDialogs } from './page-dialogs.ts';

export type PageHistory = ReturnType<typeof UNSAFE_createBrowserHistory>;
type Pop = Parameters<Parameters<PageHistory['listen']>[0]>[0];

const mark = 'dialog';
const isMarked = (state: unknown): boolean => typeof state === 'object' && state !== null && mark in state;

/** Makes moves in a history one after another: the browser reports only later that it has moved. */
function movesIn(history: PageHistory) {
  let arrived: (() => void) | undefined;
  let moving: Promise<void> | undefined;
  return {
    underway: () => moving,
    move(delta: number): Promise<void> {
      const before = moving ?? Promise.resolve();
      const mine = before.then(
        () =>
          new Promise<void>((resolve) => {
            arrived = resolve;
            history.go(delta);
          }),
      );
      moving = mine;
      return mine.finally(() => {
        if (moving === mine) moving = undefined;
      });
    },
    arrives(): boolean {
      const done = arrived;
      arrived = undefined;
      done?.();
      return done !== undefined;
    },
  };
}

/**
 * A history entry for a page's open dialogs, so that "back" closes a dialog, even on the first page of a tab, where it would leave the site. It has
 * the page's own address, and is removed with the last dialog.
 */
export function dialogEntry(history: PageHistory) {
  // The entry survives a reload of the page with an open dialog.
  let there = isMarked(history.location.state);
  let quiet = false;
  const moves = movesIn(history);

  function add(): void {
    if (there || moves.underway() || topClosableDialog() === undefined) return;
    const { location } = history;
    const marked: Location = { ...location, state: { ...location.state, [mark]: true } };
    quiet = true;
    // `location` has the page's key, too: the page stays the same.
    history.push(marked);
    quiet = false;
    there = true;
  }
  async function remove(): Promise<void> {
    if (moves.underway()) await moves.underway();
    if (!there) return;
    there = false;
    await moves.move(-1);
  }
  const follow = () => {
    if (topClosableDialog() !== undefined) return add();
    // Later: the code that closed the dialog may navigate next, and then replaces this entry.
    if (there) setTimeout(() => topClosableDialog() === undefined && void remove(), 0);
  };

  return {
    move: moves.move,
    remove,
    push(to: To, state?: unknown): void {
      const moving = moves.underway();
      if (moving) void moving.then(() => this.push(to, state));
      else if (there) {
        there = false;
        history.replace(to, state);
      } else history.push(to, state);
    },
    replace(to: To, state?: unknown): void {
      if (moves.underway() || there) void remove().then(() => this.replace(to, state));
      else {
        history.replace(to, state);
        follow();
      }
    },
    takes({ action, delta }: Pop): boolean {
      if (quiet) return true;
      if (moves.arrives()) return true;
      if (action !== 'POP') return false;
      if (there && delta === -1) {
        there = false;
        closeDialog();
        // A dialog may still be open, since it asks first or lay under another one: the next "back" is to close it.
        setTimeout(add, 0);
        return true;
      }
      there = isMarked(history.location.state);
      if (there) follow();
      return false;
    },
    watch(): () => void {
      follow();
      return watchDialogs(follow);
    },
  };
}
