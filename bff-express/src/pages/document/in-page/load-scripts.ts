/// <reference lib="dom" />

interface LateFiles {
  files: readonly { href: string; integrity: string }[];
  timeout: number;
  pictureFirst: string;
  trouble: string;
}

/**
 * Loads the scripts of a page that can be read without them. Its source runs in the page, so it gets everything as arguments. On a slow network
 * scripts would compete with the pictures that a shopper came to see: they start once those are shown or have failed, or somebody touches the page.
 * Sections below the first view are hidden meanwhile, as their pictures would compete with the scripts. They are shown when the first script has run
 * or failed, or if they are in view after all; at once where the page is touched, or was not opened at its top.
 */
export function loadScripts({ files: [main, ...others], timeout, pictureFirst, trouble }: LateFiles): void {
  const { nonce } = document.currentScript as HTMLScriptElement;
  const pictures = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')];
  const signs = ['pointerdown', 'keydown', 'touchstart', 'scroll'];
  let begun = false;
  const add = (name: 'link' | 'script', values: object): void =>
    document.head.append(Object.assign(document.createElement(name), values, { nonce, crossOrigin: 'anonymous' }));
  /** A query that gets around caches that may have kept a broken answer. The script requests its chunks with the same query. */
  let mark = '';
  const load = (): void => {
    const onerror = (): void => {
      showAll();
      mark = `?retry=${Date.now().toString(36)}`;
      dispatchEvent(new CustomEvent(trouble, { detail: load }));
    };
    add('script', {
      src: main?.href + mark,
      integrity: main?.integrity,
      async: true,
      fetchPriority: 'high',
      onload: showAll,
      onerror,
    });
  };
  const showAll = (): void => document.body.removeAttribute(pictureFirst);
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash || visit?.type !== 'navigate') showAll();
  const start = (): void => {
    if (begun) return;
    begun = true;
    for (const file of others) add('link', { rel: 'preload', as: 'script', ...file });
    load();
  };
  const touched = (): void => {
    for (const sign of signs) removeEventListener(sign, touched, true);
    showAll();
    start();
  };
  // A hidden section counts as in view only from 40 px on: nobody waits for its edge.
  const isWaitedFor = (part: Element): boolean =>
    getComputedStyle(part).contentVisibility === 'hidden' && part.getBoundingClientRect().top < innerHeight - 40;
  const picturesShown = (): void => {
    if ([...document.querySelectorAll('section,li')].some(isWaitedFor)) showAll();
    start();
  };
  const look = (): void => {
    if (pictures.every(({ complete }) => complete)) requestAnimationFrame(() => setTimeout(picturesShown));
  };
  for (const sign of signs) addEventListener(sign, touched, { capture: true, passive: true });
  setTimeout(touched, timeout);
  look();
  for (const picture of pictures)
    for (const sign of ['load', 'error']) picture.addEventListener(sign, look, { once: true });
}
