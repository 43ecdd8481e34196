const mark = 'data-isolated';

/** What a modal leaves to keys: its panel, then the page's toasts. */
export function free(page: Document, modal: string): HTMLElement[] {
  const ways = [`[data-modal="${modal}"] > [role]`, '[data-toasts]'];
  return ways.flatMap((way) => [...page.querySelectorAll<HTMLElement>(way)]);
}

/**
 * Leaves only one modal (and the toasts above it) to keys, pointers and screen readers: everything else in the body becomes inert.
 * @param modal id of the topmost modal, as `data-modal` has it; undefined frees the page
 */
export function isolate(page: Document, modal: string | undefined): void {
  for (const part of page.body.children) {
    const free = modal === undefined || part.getAttribute('data-modal') === modal || part.hasAttribute('data-toasts');
    // What is inert for a reason of its own stays so.
    if (free && part.hasAttribute(mark)) {
      part.removeAttribute('inert');
      part.removeAttribute(mark);
    } else if (!free && !part.hasAttribute('inert')) {
      part.setAttribute('inert', '');
      part.setAttribute(mark, '');
    }
  }
}
