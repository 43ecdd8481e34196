/**
 * Locks the page's scroll without a jump: the scroll bar's width becomes padding.
 * @returns what unlocks it
 */
export function lockScroll(page: Document): () => void {
  const { documentElement: root, body } = page;
  const bar = Math.max(0, (page.defaultView?.innerWidth ?? 0) - root.clientWidth);
  const before = { overflow: body.style.overflow, padding: body.style.paddingRight };
  body.style.overflow = 'hidden';
  if (bar > 0 && root.clientWidth > 0) body.style.paddingRight = `${bar}px`;
  return () => {
    body.style.overflow = before.overflow;
    body.style.paddingRight = before.padding;
  };
}
