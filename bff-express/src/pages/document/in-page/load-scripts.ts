/// <reference lib="dom" />

interface LateFiles {
  files: readonly { href: string; integrity: string }[];
  timeout: number;
  pictureFirst: string;
  trouble: string;
}

/**
 * Asks for the scripts of a page that can be read without them. Runs in the page, and takes all that it needs as arguments. On a slow
 * network they would share the line with the pictures that a shopper came to see, so they are asked for when those have been shown, or cannot
 * come; or somebody touches the page. What stands below the first view, with pictures of its own, would share it with them in turn: it is shown
 * when the first script has run, or cannot come, or is in view after all; at once where the page is touched, or not opened at its beginning.
 */
export function loadScripts({ files: [main, ...others], timeout, pictureFirst, trouble }: LateFiles): void {
  const { nonce } = document.currentScript as HTMLScriptElement;
  const pictures = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')];
  const signs = ['pointerdown', 'keydown', 'touchstart', 'scroll'];
  let begun = false;
  const add = (name: 'link' | 'script', values: object): void =>
    document.head.append(Object.assign(document.createElement(name), values, { nonce, crossOrigin: 'anonymous' }));
  /** Makes the address new to every cache, which may have kept what was refused; the script asks for its parts with the same. */
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
  // The edge of what comes next is nothing that is waited for.
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
