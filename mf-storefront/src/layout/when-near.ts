/** How near the view something has to come: some lines of text. */
const near = '200px 0px';

/** What asks for it wherever it is. */
const touches = ['pointerdown', 'focusin'] as const;

/**
 * Comes when an element that the server rendered is near the view or touched; at once where it is not there, as on the server and where
 * the browser renders the page itself.
 * @param selector of the element
 */
export function whenNear(selector: string): Promise<void> {
  const place = typeof document === 'undefined' ? null : document.querySelector(selector);
  if (!place) return Promise.resolve();
  return new Promise((resolve) => {
    const come = () => {
      observer.disconnect();
      for (const touch of touches) place.removeEventListener(touch, come);
      resolve();
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
