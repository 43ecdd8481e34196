/// <reference lib="dom" />
import type { SetNoticeState } from './record-input.ts';

interface NoticeNames {
  id: string;
  without: string;
  hydrated: string;
  trouble: string;
}

/**
 * Runs the notice beside the page: it says that what was pressed is kept, and that a part did not come, with another try, until somebody closes it. Without this
 * script it shows itself after a while, by its styles. Runs in the page, and takes all that it needs as arguments.
 */
export function runNotice({ id, without, hydrated, trouble }: NoticeNames): SetNoticeState {
  const notice = document.getElementById(id) as HTMLElement;
  const root = document.documentElement;
  const again = new Set<() => void>();
  let isClosed = false;
  let isHydrated = false;
  const say: SetNoticeState = (state) => {
    notice.dataset.state = state;
    notice.hidden = state === 'done' || (state === 'failed' && isClosed);
  };
  const retry = (): boolean => {
    const works = [...again];
    again.clear();
    if (works.length === 0) return false;
    isClosed = false;
    root.removeAttribute(without);
    say('kept');
    for (const work of works) work();
    return true;
  };
  notice.querySelector('button')?.addEventListener('click', () => {
    isClosed = true;
    notice.hidden = true;
  });
  notice.querySelector('a')?.addEventListener('click', (event) => {
    if (retry()) event.preventDefault();
  });
  addEventListener('online', retry);
  addEventListener(trouble, (event) => {
    again.add((event as CustomEvent<() => void>).detail);
    // A page that works says itself that there is no connection; with it the part comes.
    if (isHydrated && !navigator.onLine) return;
    root.setAttribute(without, '');
    say('failed');
  });
  // An empty page whose scripts cannot be fetched need not wait to say so.
  if ('alone' in notice.dataset) {
    const fail = ({ target }: Event): void => {
      if (!(target instanceof HTMLScriptElement)) return;
      say('failed');
      // The first script: a cache may have kept what was refused, and a reload alone would take it again.
      if (target.defer) again.add(() => void fetch(target.src, { cache: 'reload' }).finally(() => location.reload()));
    };
    addEventListener('error', fail, true);
  }
  addEventListener(hydrated, () => {
    isHydrated = true;
    root.removeAttribute(without);
    say('done');
  });
  return say;
}
