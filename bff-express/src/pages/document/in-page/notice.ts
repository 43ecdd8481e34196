/// <reference lib="dom" />
import type { SetNoticeState } from './record-input.ts';

interface NoticeNames {
  id: string;
  without: string;
  hydrated: string;
  trouble: string;
}

/**
 * Controls the notice beside the page. It says that presses are kept, or that a part did not load, and offers a retry, until somebody closes it.
 * Without this script its styles show it after a while. Its source runs in the page, so it gets everything as arguments.
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
    // A hydrated page says itself that there is no connection; `online` then retries the part.
    if (isHydrated && !navigator.onLine) return;
    root.setAttribute(without, '');
    say('failed');
  });
  // On an empty page a script that cannot be fetched is reported at once.
  if ('alone' in notice.dataset) {
    const fail = ({ target }: Event): void => {
      if (!(target instanceof HTMLScriptElement)) return;
      say('failed');
      // The first script is fetched past the cache before the reload, because a cache may have kept the broken answer.
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
