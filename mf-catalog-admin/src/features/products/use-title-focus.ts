import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { media, mediaCondition } from 'shared-design-system/office';
import type { ProductValues } from './product-form.ts';

/** Focuses the name of a new product where there is a physical keyboard: a phone's would cover half of the page. */
export function useTitleFocus({ setFocus }: UseFormReturn<ProductValues>, isNew: boolean): void {
  useEffect(() => {
    if (!isNew || !window.matchMedia(`${mediaCondition(media.desktop)} and ${mediaCondition(media.hover)}`).matches)
      return;
    // A frame later: the shell first takes the focus from the control that led here.
    const frame = requestAnimationFrame(() => setFocus('title'));
    return () => cancelAnimationFrame(frame);
  }, [setFocus, isNew]);
}
