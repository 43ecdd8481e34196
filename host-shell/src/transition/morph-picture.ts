import { flushSync } from 'react-dom';
import { type ChangePage, changePlainly } from 'shared-runtime/page';

const name = 'pressed-picture';

/**
 * Short, and without pointer events, so that clicks during the transition reach the page below its pictures. The old picture stays under the new one,
 * which may still be loading.
 */
const styles = `
  ::view-transition { pointer-events: none; }
  ::view-transition-group(*) { animation-duration: 200ms; }
  ::view-transition-group(root) { animation-duration: 150ms; }
  ::view-transition-old(${name}), ::view-transition-new(${name}) {
    width: 100%;
    height: 100%;
    object-fit: cover;
    mix-blend-mode: normal;
  }
  ::view-transition-old(${name}) { animation: none; }
`;

let isStyled = false;
function putStyles(): void {
  if (isStyled) return;
  isStyled = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}

let pressed: HTMLAnchorElement | null = null;
let shownPath = '';
if (typeof document !== 'undefined') {
  shownPath = location.pathname;
  const note = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest('a') : null;
  };
  document.addEventListener('click', note, true);
}

const inView = (element: HTMLElement | null | undefined): HTMLElement | null => {
  if (!element) return null;
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < window.innerHeight ? element : null;
};

const mediaOf = (link: HTMLAnchorElement | null) =>
  inView(link?.closest('article')?.querySelector<HTMLElement>('[data-part="media"]'));

function cardTo(path: string): HTMLElement | null {
  const links = document.querySelectorAll<HTMLAnchorElement>(`main article a[href="${CSS.escape(path)}"]`);
  for (const link of links) {
    const media = mediaOf(link);
    if (media) return media;
  }
  return null;
}

const gallery = () => inView(document.querySelector<HTMLElement>('main [data-part="gallery"]'));

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

function rename(element: HTMLElement | null, to: string): void {
  element?.style.setProperty('view-transition-name', to);
}

/**
 * Navigating from a card to its product, or back, moves the picture from one place to the other and fades the rest, in browsers with view
 * transitions. All other navigations are plain. The new page is shown in the same frame or the next: nothing waits for the animation.
 */
export const morphPicture: ChangePage = (show, coming) => {
  const { path, action } = coming;
  const left = shownPath;
  shownPath = path;
  const isBack = action === 'POP';
  const from = isBack ? (cardTo(path) ?? gallery()) : pressed?.pathname === path ? mediaOf(pressed) : null;
  pressed = null;
  if (!from || left === path || isStill() || !('startViewTransition' in document)) return changePlainly(show, coming);
  putStyles();
  rename(from, name);
  let to: HTMLElement | null = null;
  const { ready, finished } = document.startViewTransition(() => {
    flushSync(show);
    rename(from, '');
    to = (isBack ? cardTo(left) : null) ?? gallery();
    rename(to, name);
  });
  // Rejects where the transition is skipped, such as for the next one: the page is shown all the same.
  ready.catch(() => undefined);
  const end = () => rename(to, '');
  finished.then(end, end);
};
