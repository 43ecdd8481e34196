const mark = 'data-isolated';

/**
 * Makes everything in the body inert, for keys, pointers and screen readers, except one modal with its toasts.
 * @param modal id of the topmost modal, as `data-modal` has it; undefined frees the page
 */
export function isolate(page: Document, modal: string | undefined): void {
  for (const part of page.body.children) {
    const free = modal === undefined || part.getAttribute('data-modal') === modal;
    // Frees only what this function has made inert.
    if (free && part.hasAttribute(mark)) {
      part.removeAttribute('inert');
      part.removeAttribute(mark);
    } else if (!free && !part.hasAttribute('inert')) {
      part.setAttribute('inert', '');
      part.setAttribute(mark, '');
    }
  }
}
