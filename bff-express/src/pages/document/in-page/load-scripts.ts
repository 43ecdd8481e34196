/// <reference lib="dom" />

/** What the page's scripts are loaded with. */
interface LateFiles {
  /** Addresses: the host's first script, then those that it will ask for. */
  files: readonly string[];
  /** Milliseconds after which they come, whether the first picture is there or not. */
  timeout: number;
  /** Attribute of the body while what stands below the first view waits for the picture. */
  pictureFirst: string;
  /** Event that says that the scripts do not come. */
  trouble: string;
}

/**
 * Asks for the scripts of a page that can be read without them. Runs in the page, and takes all that it needs as arguments. On a slow
 * network they would share the line with the picture that a shopper came to see, so they are asked for when it has been shown, or cannot
 * come; or somebody touches the page. So does what stands below the first view, unless the page is not opened at its beginning.
 */
export function loadScripts({ files, timeout, pictureFirst, trouble }: LateFiles): void {
  const { nonce } = document.currentScript as HTMLScriptElement;
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  const signs = ['pointerdown', 'keydown', 'touchstart'];
  let begun = false;
  const add = (name: 'link' | 'script', values: object): void =>
    document.head.append(Object.assign(document.createElement(name), values, { nonce }));
  const load = (): void => {
    const onerror = (): boolean => dispatchEvent(new CustomEvent(trouble, { detail: load }));
    add('script', { src: files[0], async: true, onerror });
  };
  const showAll = (): void => document.body.removeAttribute(pictureFirst);
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash || visit?.type !== 'navigate') showAll();
  const start = (): void => {
    if (begun) return;
    begun = true;
    showAll();
    for (const sign of signs) removeEventListener(sign, start, true);
    for (const href of files.slice(1)) add('link', { rel: 'preload', as: 'script', href });
    load();
  };
  const shown = (): number => requestAnimationFrame(() => setTimeout(start));
  if (!picture || picture.complete) {
    shown();
    return;
  }
  for (const sign of ['load', 'error']) picture.addEventListener(sign, shown, { once: true });
  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
  setTimeout(start, timeout);
}
