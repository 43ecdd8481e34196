const keepsGutter = (page: Document): boolean =>
  page.defaultView?.CSS?.supports?.('scrollbar-gutter', 'stable') === true;

/**
 * Locks the page's scrolling without a jump: the scroll bar's place stays reserved, also beside what is fixed at the right edge. Browsers that cannot
 * reserve it get its width as padding.
 * @returns a function that unlocks it
 */
export function lockScroll(page: Document): () => void {
  const { documentElement: root, body } = page;
  const bar = root.clientWidth > 0 ? Math.max(0, (page.defaultView?.innerWidth ?? 0) - root.clientWidth) : 0;
  const before = {
    overflow: body.style.overflow,
    padding: body.style.paddingRight,
    gutter: root.style.scrollbarGutter,
  };
  body.style.overflow = 'hidden';
  if (bar > 0 && keepsGutter(page)) root.style.scrollbarGutter = 'stable';
  else if (bar > 0) body.style.paddingRight = `${bar}px`;
  return () => {
    body.style.overflow = before.overflow;
    body.style.paddingRight = before.padding;
    root.style.scrollbarGutter = before.gutter;
  };
}
