const mark = 'data-isolated';

/**
 * Leaves only one modal, which has its toasts in it, to keys, pointers and screen readers: everything else in the body becomes inert.
 * @param modal id of the topmost modal, as `data-modal` has it; undefined frees the page
 */
export function isolate(page: Document, modal: string | undefined): void {
  for (const part of page.body.children) {
    const free = modal === undefined || part.getAttribute('data-modal') === modal;
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
