const touches = ['pointerdown', 'focusin'] as const;

type PressAgain = () => void;

const buttonsOf = (part: Element): HTMLElement[] => [...part.querySelectorAll('button')];

/**
 * Resolves when an element of the server's markup is near the view or touched; at once where there is no such element, as on the server and where the
 * browser renders the page itself.
 * @param selector of the element
 */
export function whenNearViewport(selector: string): Promise<PressAgain> {
  const part = typeof document === 'undefined' ? null : document.querySelector(selector);
  if (!part) return Promise.resolve(() => undefined);
  // Indexes of buttons, not elements: React replaces the elements where it drops the server's markup.
  const pressed: number[] = [];
  return new Promise((resolve) => {
    const come = () => {
      observer.disconnect();
      for (const touch of touches) window.removeEventListener(touch, touched, true);
      resolve(() => {
        window.removeEventListener('click', keep, true);
        // One after another, so that each press acts on what the one before it has changed.
        const pressNext = () => {
          const index = pressed.shift();
          if (index === undefined) return;
          buttonsOf(part)[index]?.click();
          setTimeout(pressNext);
        };
        pressNext();
      });
    };
    const touched = ({ target }: Event) => {
      if (part.contains(target as Node)) come();
    };
    const keep = (event: Event) => {
      const button = (event.target as Element).closest('button');
      if (!button || !part.contains(button)) return;
      pressed.push(buttonsOf(part).indexOf(button));
      event.stopPropagation();
      // Otherwise a form's button would send the form as well.
      event.preventDefault();
      come();
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) come();
      },
      { rootMargin: '200px 0px' },
    );
    observer.observe(part);
    // On `window`, above React's root: in a part that is not hydrated yet React stops the event, or hydrates the part and repeats it, which would
    // press twice.
    for (const touch of touches) window.addEventListener(touch, touched, true);
    window.addEventListener('click', keep, true);
  });
}
