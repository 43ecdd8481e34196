/// <reference lib="dom" />
import type { Say } from './record-input.ts';

interface NoticeNames {
  /** Its element. */
  id: string;
  /** Attribute of the page's root element while scripts are known not to come. */
  without: string;
  hydrated: string;
  trouble: string;
}

/**
 * Runs the notice beside the page: it says that what was pressed is kept, and that a part did not come, with another try. Without this
 * script it shows itself after a while, by its styles. Runs in the page, and takes all that it needs as arguments.
 */
export function runNotice({ id, without, hydrated, trouble }: NoticeNames): Say {
  const notice = document.getElementById(id) as HTMLElement;
  const root = document.documentElement;
  let again: (() => void) | null = null;
  const say: Say = (state) => {
    notice.dataset.state = state;
    notice.hidden = state === 'done';
  };
  const retry = (): boolean => {
    const work = again;
    again = null;
    if (!work) return false;
    root.removeAttribute(without);
    say('kept');
    work();
    return true;
  };
  notice.querySelector('a')?.addEventListener('click', (event) => {
    if (retry()) event.preventDefault();
  });
  addEventListener('online', retry);
  addEventListener(trouble, (event) => {
    again = (event as CustomEvent<(() => void) | null>).detail;
    root.setAttribute(without, '');
    say('failed');
  });
  // An empty page whose scripts cannot be fetched need not wait to say so.
  if ('alone' in notice.dataset) {
    const fail = (event: Event) => event.target instanceof HTMLScriptElement && say('failed');
    addEventListener('error', fail, true);
  }
  addEventListener(hydrated, () => {
    root.removeAttribute(without);
    say('done');
  });
  return say;
}
