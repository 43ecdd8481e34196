/** How near the view something has to come: some lines of text. */
const near = '200px 0px';

/** What asks for it wherever it is. */
const touches = ['pointerdown', 'focusin'] as const;

/** Presses again what was pressed while scripts were on their way; to be called when the part has been taken over. */
type PressAgain = () => void;

/**
 * Comes when an element that the server rendered is near the view or touched; at once where it is not there, as on the server and where
 * the browser renders the page itself.
 * @param selector of the element
 */
export function whenNear(selector: string): Promise<PressAgain> {
  const place = typeof document === 'undefined' ? null : document.querySelector(selector);
  if (!place) return Promise.resolve(() => undefined);
  let pressed: HTMLElement | null = null;
  const keep = (event: Event) => {
    pressed = (event.target as Element).closest('button');
    // React takes some parts over at once when they are pressed, and would do it twice.
    if (pressed) event.stopPropagation();
  };
  place.addEventListener('click', keep, true);
  return new Promise((resolve) => {
    const come = () => {
      observer.disconnect();
      for (const touch of touches) place.removeEventListener(touch, come);
      resolve(() => {
        place.removeEventListener('click', keep, true);
        pressed?.click();
        pressed = null;
      });
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) come();
      },
      { rootMargin: near },
    );
    observer.observe(place);
    for (const touch of touches) place.addEventListener(touch, come);
  });
}
