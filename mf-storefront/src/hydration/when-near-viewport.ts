const touches = ['pointerdown', 'focusin'] as const;

type PressAgain = () => void;

const buttonsOf = (place: Element): HTMLElement[] => [...place.querySelectorAll('button')];

/**
 * Comes when an element that the server rendered is near the view or touched; at once where it is not there, as on the server and where
 * the browser renders the page itself.
 * @param selector of the element
 */
export function whenNearViewport(selector: string): Promise<PressAgain> {
  const place = typeof document === 'undefined' ? null : document.querySelector(selector);
  if (!place) return Promise.resolve(() => undefined);
  // By their places: React puts others there where it gives up the server's markup.
  const pressed: number[] = [];
  return new Promise((resolve) => {
    const come = () => {
      observer.disconnect();
      for (const touch of touches) window.removeEventListener(touch, touched, true);
      resolve(() => {
        window.removeEventListener('click', keep, true);
        // In turns, so that each finds what the one before it has changed.
        const pressNext = () => {
          const index = pressed.shift();
          if (index === undefined) return;
          buttonsOf(place)[index]?.click();
          setTimeout(pressNext);
        };
        pressNext();
      });
    };
    const touched = ({ target }: Event) => {
      if (place.contains(target as Node)) come();
    };
    const keep = (event: Event) => {
      const button = (event.target as Element).closest('button');
      if (!button || !place.contains(button)) return;
      pressed.push(buttonsOf(place).indexOf(button));
      event.stopPropagation();
      // A button of a form would send it besides.
      event.preventDefault();
      come();
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) come();
      },
      // Some lines of text before it is in view.
      { rootMargin: '200px 0px' },
    );
    observer.observe(place);
    // Above React's root: at a part that is not hydrated yet React ends the event there, or takes the part over and would press twice.
    for (const touch of touches) window.addEventListener(touch, touched, true);
    window.addEventListener('click', keep, true);
  });
}
