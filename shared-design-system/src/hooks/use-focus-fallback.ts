import { type FocusEvent, useEffect, useRef } from 'react';
import { inNextRow, nextIn } from './focus-order.ts';

type Next = (box: Element, lost: HTMLElement) => HTMLElement | null | undefined;

const isLost = (control: Element): boolean => !control.isConnected || control.matches(':disabled');

const isFree = (lost: Element): boolean => [null, document.body, lost].includes(document.activeElement as never);

function watch(box: Element, held: HTMLElement, next: Next): () => void {
  const observer = new MutationObserver((records) => {
    if (!isLost(held)) return;
    observer.disconnect();
    if (!isFree(held)) return;
    // A sticky bar is in view: scrolling to its place in the flow would move the page.
    const preventScroll = box.hasAttribute('data-sticky-bar');
    (inNextRow(held, records) ?? next(box, held))?.focus({ preventScroll });
  });
  observer.observe(box, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
  return () => observer.disconnect();
}

/**
 * Keeps the focus within a box when the control that has it goes away or is disabled, where browsers drop it to the
 * page's beginning (WCAG 2.4.3): into the neighbouring row when a row of a list goes, else to what comes next in the
 * box.
 */
export function useFocusFallback(next: Next = nextIn) {
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);
  return {
    onFocus: ({ currentTarget, target }: FocusEvent<Element, Element>) => {
      stop.current();
      stop.current = watch(currentTarget, target as HTMLElement, next);
    },
    // React fires no blur when its own rendering removes the control, so this one comes from the person.
    onBlur: () => stop.current(),
  };
}
